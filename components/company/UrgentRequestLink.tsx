import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { siteConfig } from '@/config/site';
import { companyContact } from './company-contact';

interface UrgentRequestLinkProps {
  primary?: boolean;
}

/** Spec §2: the urgent project request, to the operator's external contact page. */
export function UrgentRequestLink({ primary = false }: UrgentRequestLinkProps) {
  const contact = companyContact(siteConfig());
  // Without a page or an address to write to, who runs the site is the honest answer.
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
