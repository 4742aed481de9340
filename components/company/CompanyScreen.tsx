import { PageHead } from '@/components/site/PageHead';
import { Questions } from '@/components/ui/Questions';
import { SectionBand } from '@/components/ui/SectionBand';
import { TextColumns } from '@/components/ui/TextColumns';
import type { CompanyContent } from '@/schemas/page-content';
import { CompanyCases } from './CompanyCases';
import { CompanyHero } from './CompanyHero';
import { CompanyWork } from './CompanyWork';

/** Spec §2, /for-company: what makes a company entrust a project. */
export function CompanyScreen({ content }: { content: CompanyContent }) {
  const { title, description, hero, reasons, work, cases, flow, questions } = content;
  return (
    <>
      <PageHead title={title} description={description} path="/for-company" />
      <CompanyHero hero={hero} />
      <SectionBand label={reasons.label} title={reasons.title}>
        <TextColumns items={reasons.items} />
      </SectionBand>
      <SectionBand label={work.label} title={work.title} tone="surface">
        <CompanyWork items={work.items} />
      </SectionBand>
      <SectionBand label={cases.label} title={cases.title} tone="primaryFaint">
        <CompanyCases cases={cases} />
      </SectionBand>
      <SectionBand label={flow.label} title={flow.title}>
        <TextColumns numbered items={flow.items} />
      </SectionBand>
      <SectionBand label={questions.label} title={questions.title} tone="surface">
        <Questions items={questions.items} />
      </SectionBand>
    </>
  );
}
