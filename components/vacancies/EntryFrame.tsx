import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/PageHeading';
import { Stepper } from '@/components/ui/Stepper';
import type { VacancyRow } from '@/schemas/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/schemas/vacancy-text';
import { gutter, phraseBreaks, tabularNumerals } from '@/styles/mixins';

interface EntryFrameProps {
  title: string;
  /** From 0; 3 when all is done. */
  step: number;
  vacancy: VacancyRow | undefined;
  children: ReactNode;
}

const STEPS = ['入力', '確認', '応募完了'];

/** What the steps of an application share: where the person is, and what they apply for. */
export function EntryFrame({ title, step, vacancy, children }: EntryFrameProps) {
  const subject = step < STEPS.length ? '応募する案件' : '応募した案件';
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <Stepper steps={STEPS} current={step} label="応募の手順" />
      {vacancy && (
        <Subject aria-label={subject}>
          <Small>{subject}</Small>
          <Title>{vacancy.title}</Title>
          <Small>
            {rewardText(vacancy.reward)} ・ {workingDaysText(vacancy.working_days)} ・{' '}
            {workplaceText(vacancy)}
          </Small>
        </Subject>
      )}
      {children}
    </Page>
  );
}

const Page = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block: ${({ theme }) => `${theme.space[8]} ${theme.space[16]}`};
`;

const Subject = styled.section`
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-inline-start: ${({ theme }) => theme.line.mark};
`;

const Title = styled.p`
  margin: 0;
  font-size: ${({ theme }) => theme.text.row};
  font-weight: 700;
  line-height: ${({ theme }) => theme.leading.row};
  ${phraseBreaks}
`;

const Small = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  ${tabularNumerals}
  ${phraseBreaks}
`;
