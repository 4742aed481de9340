import type { SiteConfig } from '@/config/site';

/** The operator's contact page for companies, else a mail, else null. */
export function companyContact({
  companyContactUrl,
  contactEmail,
}: Pick<SiteConfig, 'companyContactUrl' | 'contactEmail'>): string | null {
  if (companyContactUrl) return companyContactUrl;
  return contactEmail ? `mailto:${contactEmail}?subject=${encodeURIComponent('お急ぎの案件のご相談')}` : null;
}
