import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { siteConfig } from '@/config/site';
import { companyContact } from './company-contact';

interface UrgentRequestLinkProps {
  primary?: boolean;
}

/** The link for urgent project requests, which goes to the operator's external contact page (spec §2). */
export function UrgentRequestLink({ primary = false }: UrgentRequestLinkProps) {
  const contact = companyContact(siteConfig());
  // Without a contact page or email address, the link goes to the page about the operator.
  if (!contact) {
    return (
      <LinkButton variant={primary ? 'primary' : 'secondary'} size="large" href="/operator">
        お問い合わせ先を見る
      </LinkButton>
    );
  }
  const externalLinkProps = contact.startsWith('mailto:')
    ? {}
    : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <LinkButton
      variant={primary ? 'primary' : 'secondary'}
      size="large"
      href={contact}
      {...externalLinkProps}
    >
      お急ぎの案件のご相談
      {externalLinkProps.target && '（外部サイト）'}
    </LinkButton>
  );
}
