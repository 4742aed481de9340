import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { siteConfig } from '@/config/site';
import { companyContact } from './company-contact';

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
