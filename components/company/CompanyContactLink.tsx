import { LinkButton } from '@/components/ui/navigation/Link';
import { type SiteConfig, siteConfig } from '@/config/site';

interface CompanyContactLinkProps {
  label: string;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'large';
}

/**
 * A link to the contact page of the operator (spec §2), or to that of this site. Renders nothing when the operator has
 * set neither a page nor an address nor a phone number.
 */
export function CompanyContactLink({ label, variant, size = 'large' }: CompanyContactLinkProps) {
  const config = siteConfig();
  const href = companyContact(config);
  if (!href) return null;
  const isExternal = href === config.companyContactUrl;
  return (
    <LinkButton
      variant={variant}
      size={size}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
      {isExternal && '（外部サイト）'}
    </LinkButton>
  );
}

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
