import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { StepHeading } from '@/components/ui/layout/StepHeading';
import { Stepper } from '@/components/ui/navigation/Stepper';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import { rewardFigures, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { gutter, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyEntryLayoutProps {
  title: string;
  /** Index of the current step, from 0; 3 when all steps are done, null for a page that is none. */
  currentStep: number | null;
  vacancy: Vacancy | undefined;
  children: ReactNode;
}

const STEPS = ['入力', '確認', '応募完了'];

/** The shared layout of the application steps: the stepper and the vacancy. */
export function VacancyEntryLayout({ title, currentStep, vacancy, children }: VacancyEntryLayoutProps) {
  const isSent = currentStep === null || currentStep === STEPS.length;
  return (
    <Page>
      <StepHeading
        isTight
        stepper={currentStep !== null && <Stepper steps={STEPS} current={currentStep} label="応募の手順" />}
      >
        {title}
      </StepHeading>
      {vacancy && <VacancySummary vacancy={vacancy} label={isSent ? '応募した案件' : '応募する案件'} />}
      {children}
    </Page>
  );
}

function VacancySummary({ vacancy, label }: { vacancy: Vacancy; label: string }) {
  const [figures, unit] = rewardFigures(vacancy.reward);
  return (
    <SummaryBox aria-label={label}>
      <div>
        <Title>
          <NoBreak text={vacancy.title} />
        </Title>
        <p>
          {[vacancy.company_profile, workingDaysText(vacancy.working_days), workplaceText(vacancy)]
            .filter(Boolean)
            .map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two unknown facts have the same text
              <span key={index}>
                {index > 0 && ' ・ '}
                <span className="keep-whole">{fact}</span>
              </span>
            ))}
        </p>
      </div>
      <p>
        <span className="no-break">
          <strong>{figures}</strong> <b>{unit}</b>
        </span>{' '}
        <span className="no-break">{hourlyRateText(vacancy)}</span>
      </p>
    </SummaryBox>
  );
}

const Page = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block-end: ${theme.space[16]};
`;

const SummaryBox = styled.section`
  ${tabularNumerals}
  display: grid;
  gap: 0 ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.textSecondary};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-inline-start: ${theme.border.bar};
  font-size: ${theme.text.small};

  strong {
    font-size: ${theme.text.block};
  }

  strong,
  b {
    color: ${theme.color.textPrimary};
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > p {
      display: grid;
      align-content: center;
      justify-items: end;
    }
  }
`;

const Title = styled.p`
  color: ${theme.color.textPrimary};
  word-break: auto-phrase;
  font-size: ${theme.text.row};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
`;
