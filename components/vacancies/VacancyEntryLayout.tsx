import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Stepper } from '@/components/ui/navigation/Stepper';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { gutter, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyEntryLayoutProps {
  title: string;
  /** Index of the current step, from 0; 3 when all steps are done. */
  currentStep: number;
  vacancy: VacancyRow | undefined;
  children: ReactNode;
}

const STEPS = ['入力', '確認', '応募完了'];

/** The shared layout of the application steps: the stepper and the vacancy. */
export function VacancyEntryLayout({ title, currentStep, vacancy, children }: VacancyEntryLayoutProps) {
  const vacancyLabel = currentStep < STEPS.length ? '応募する案件' : '応募した案件';
  return (
    <Page>
      <div>
        <PageHeading>{title}</PageHeading>
        <Stepper steps={STEPS} current={currentStep} label="応募の手順" />
      </div>
      {vacancy && (
        <VacancySummaryBox aria-label={vacancyLabel}>
          <SecondaryText>{vacancyLabel}</SecondaryText>
          <Title>
            <NoBreak text={vacancy.title} />
          </Title>
          <SecondaryText>
            <span className="no-break">{rewardText(vacancy.reward)}</span> ・{' '}
            <span className="no-break">{workingDaysText(vacancy.working_days)}</span> ・{' '}
            <span className="no-break">{workplaceText(vacancy)}</span>
          </SecondaryText>
        </VacancySummaryBox>
      )}
      {children}
    </Page>
  );
}

const Page = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block-end: ${theme.space[16]};
`;

const VacancySummaryBox = styled.section`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-inline-start: ${theme.border.bar};
`;

const Title = styled.p`
  margin: 0;
  word-break: auto-phrase;
  font-size: ${theme.text.row};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
`;

const SecondaryText = styled.p`
  margin: 0;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  ${tabularNumerals}
`;
