import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';

/** The ways to reach the operator of a site without the form: its own page, its mail address, its phone number. */
export function CompanyContactMethods() {
  const { companyContactUrl, contactEmail, operatorPhone } = siteConfig();
  const ways = [
    { term: 'ご相談のページ', href: companyContactUrl, text: companyContactUrl },
    { term: 'メール', href: contactEmail && `mailto:${contactEmail}`, text: contactEmail },
    { term: '電話', href: operatorPhone && `tel:${operatorPhone}`, text: operatorPhone },
  ];
  return (
    <Panel>
      <DescriptionList
        inset
        items={ways.flatMap(({ term, href, text }) =>
          href ? [{ term, detail: <TextLink href={href}>{text}</TextLink> }] : [],
        )}
      />
    </Panel>
  );
}
