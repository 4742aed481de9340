import { PageHead } from '@/components/site/PageHead';
import { Questions } from '@/components/ui/Questions';
import { SectionBand } from '@/components/ui/SectionBand';
import { TextColumns } from '@/components/ui/TextColumns';
import { CompanyCases } from './CompanyCases';
import { CompanyHero } from './CompanyHero';
import { CompanyWork } from './CompanyWork';
import { FLOW, QUESTIONS, REASONS } from './company-text';

/** Spec §2, /for-company: what makes a company entrust a project. */
export function CompanyScreen() {
  return (
    <>
      <PageHead
        title="企業の方へ"
        description="決算、IPO準備、内部統制、税務、M&A。公認会計士・税理士に、週1日から必要な期間だけ業務を依頼できます。"
        path="/for-company"
      />
      <CompanyHero />
      <SectionBand label="REASONS" title="依頼しやすい理由">
        <TextColumns items={REASONS} />
      </SectionBand>
      <SectionBand label="WORK" title="ご依頼いただける業務" tone="surface">
        <CompanyWork />
      </SectionBand>
      <SectionBand label="CASES" title="ご依頼の例" tone="primaryFaint">
        <CompanyCases />
      </SectionBand>
      <SectionBand label="FLOW" title="ご依頼の流れ">
        <TextColumns numbered items={FLOW} />
      </SectionBand>
      <SectionBand label="QUESTIONS" title="よくあるご質問" tone="surface">
        <Questions items={QUESTIONS} />
      </SectionBand>
    </>
  );
}
