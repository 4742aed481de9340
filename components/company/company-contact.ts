import type { SiteConfig } from '@/config/site';

/** Returns the operator's contact page for companies, otherwise a mailto link, otherwise null. */
export function companyContact({
  companyContactUrl,
  contactEmail,
}: Pick<SiteConfig, 'companyContactUrl' | 'contactEmail'>): string | null {
  if (companyContactUrl) return companyContactUrl;
  return contactEmail ? `mailto:${contactEmail}?subject=${encodeURIComponent('お急ぎの案件のご相談')}` : null;
}
