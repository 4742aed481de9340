import { PageHead } from '@/components/shell/PageHead';
import { FaqList } from '@/components/ui/data/FaqList';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import type { CompanyContent } from '@/schemas/page-content';
import { CompanyCases } from './CompanyCases';
import { CompanyFees } from './CompanyFees';
import { CompanyFlow } from './CompanyFlow';
import { CompanyHero } from './CompanyHero';
import { CompanyServices } from './CompanyServices';

interface CompanyScreenProps {
  content: CompanyContent;
}

/** The page /for-company (spec §2), which explains the service to companies that look for an accountant. */
export function CompanyScreen({ content }: CompanyScreenProps) {
  const { title, description, hero, reasons, work, cases, flow, fees, areFeesSample, questions } = content;
  return (
    <>
      <PageHead title={title} description={description} path="/for-company" />
      <CompanyHero hero={hero} />
      <FullWidthSection title={reasons.title}>
        <TextColumns items={reasons.items} />
      </FullWidthSection>
      <FullWidthSection title={work.title} tone="surface">
        <CompanyServices items={work.items} />
      </FullWidthSection>
      <FullWidthSection title={cases.title} tone="primaryFaint">
        <CompanyCases cases={cases} />
      </FullWidthSection>
      <FullWidthSection title={flow.title}>
        <CompanyFlow items={flow.items} note={flow.note} />
      </FullWidthSection>
      {fees && (
        <FullWidthSection title={fees.title} tone="surface">
          <CompanyFees fees={fees} isSample={areFeesSample} />
        </FullWidthSection>
      )}
      <FullWidthSection title={questions.title} tone={fees ? 'pageBackground' : 'surface'}>
        <FaqList items={questions.items} />
      </FullWidthSection>
    </>
  );
}
