import { LinkButton } from '@/components/ui/LinkButton';
import { siteConfig } from '@/config/site';
import { companyContact } from './company-contact';

interface UrgentRequestProps {
  primary?: boolean;
}

/** Spec §2: the urgent project request, to the operator's external contact page. */
export function UrgentRequest({ primary = false }: UrgentRequestProps) {
  const contact = companyContact(siteConfig());
  // Without a page or an address to write to, who runs the site is the honest answer.
  if (!contact) {
    return (
      <LinkButton variant={primary ? 'primary' : 'secondary'} size="large" href="/operator">
        お問い合わせ先を見る
      </LinkButton>
    );
  }
  const outside = contact.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <LinkButton variant={primary ? 'primary' : 'secondary'} size="large" href={contact} {...outside}>
      お急ぎの案件のご相談
      {outside.target && '（外部サイト）'}
    </LinkButton>
  );
}
