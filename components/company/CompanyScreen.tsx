import { PageHead } from '@/components/head/PageHead';
import { FaqList } from '@/components/ui/data/FaqList';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import type { CompanyContent } from '@/schemas/page-content';
import { CompanyCases } from './CompanyCases';
import { CompanyFees } from './CompanyFees';
import { CompanyFlow } from './CompanyFlow';
import { CompanyHero } from './CompanyHero';
import { CompanyServices } from './CompanyServices';
import { CompanyVacancyCounts } from './CompanyVacancyCounts';
import { SectionNote } from './SectionNote';

interface CompanyScreenProps {
  content: CompanyContent;
  /** The open vacancies by field; empty while they are not known. */
  fields: readonly { name: string; count: number }[];
}

/** The page /for-company (spec §2), which explains the service to companies that look for an accountant. */
export function CompanyScreen({ content, fields }: CompanyScreenProps) {
  const { title, description, hero, reasons, work, cases, flow, fees, conditions, questions, samples } =
    content;
  // The tones of the sections after the flow alternate, whichever of them there are.
  const conditionsTone = fees ? 'pageBackground' : 'surface';
  const questionsTone = Boolean(fees) === Boolean(conditions) ? 'surface' : 'pageBackground';
  return (
    <>
      <PageHead title={title} description={description} path="/for-company" />
      <CompanyHero hero={hero} />
      <FullWidthSection englishLabel={reasons.label} title={reasons.title}>
        <TextColumns items={reasons.items} />
      </FullWidthSection>
      <FullWidthSection englishLabel={work.label} title={work.title} tone="surface">
        <CompanyServices items={work.items} />
      </FullWidthSection>
      {fields.length > 1 && (
        <FullWidthSection englishLabel="NOW OPEN" title="いま募集されている業務">
          <CompanyVacancyCounts fields={fields} />
        </FullWidthSection>
      )}
      <FullWidthSection englishLabel={cases.label} title={cases.title} tone="primaryFaint">
        <CompanyCases cases={cases} />
      </FullWidthSection>
      <FullWidthSection englishLabel={flow.label} title={flow.title}>
        <CompanyFlow items={flow.items} note={flow.note} />
      </FullWidthSection>
      {fees && (
        <FullWidthSection englishLabel={fees.label} title={fees.title} tone="surface">
          <CompanyFees fees={fees} isSample={samples.includes('fees')} />
        </FullWidthSection>
      )}
      {conditions && (
        <FullWidthSection englishLabel={conditions.label} title={conditions.title} tone={conditionsTone}>
          <TextColumns items={conditions.items} />
          <SectionNote>{conditions.note}</SectionNote>
        </FullWidthSection>
      )}
      <FullWidthSection englishLabel={questions.label} title={questions.title} tone={questionsTone}>
        <FaqList items={questions.items} />
      </FullWidthSection>
    </>
  );
}
