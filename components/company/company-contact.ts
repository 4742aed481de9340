import type { SiteConfig } from '@/config/site';

export const CONTACT_PATH = '/for-company/contact/';

type ContactSettings = Pick<
  SiteConfig,
  'companyContactUrl' | 'hasCompanyForm' | 'contactEmail' | 'operatorPhone'
>;

/**
 * Returns where a company reaches the operator: the operator's own page, otherwise the page of this site, which has the
 * form or else what is known of mail address and phone number. Null when there is nothing that a visitor can use.
 */
export function companyContact({
  companyContactUrl,
  hasCompanyForm,
  contactEmail,
  operatorPhone,
}: ContactSettings): string | null {
  if (companyContactUrl) return companyContactUrl;
  return hasCompanyForm || contactEmail || operatorPhone ? CONTACT_PATH : null;
}
