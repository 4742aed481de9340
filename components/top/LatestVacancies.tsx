import dynamic from 'next/dynamic';
import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { VacancyStatusBadge } from '@/components/vacancies/VacancyStatusBadge';
import { useVacancySummaries } from '@/hooks/vacancies';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { focusRing, hoverable, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

// Few visitors see it.
const EmptyState = dynamic(
  lazyComponent(() => import('@/components/ui/feedback/EmptyState').then((module) => module.EmptyState)),
  { loading: LazyFallback },
);

/** @param children what the open vacancies say about the market, below them */
export function LatestVacancies({ children }: { children?: ReactNode }) {
  const summaries = useVacancySummaries();
  const { data, dataUpdatedAt } = summaries;

  return (
    <FullWidthSection
      englishLabel="VACANCY"
      title="いま募集中の案件"
      tone="pageBackground"
      action={
        <TextLink href="/vacancy/" bold standalone>
          すべての案件
        </TextLink>
      }
    >
      <QueryNotice query={summaries} subject="案件" />
      {data?.results.length === 0 && (
        <EmptyState title="募集中の案件はありません。">
          新しい案件が公開されると、ここに表示されます。
        </EmptyState>
      )}
      <Grid>
        {data?.results.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyLink href={`/vacancy/${vacancy.id}/`}>
              <Eyebrow>
                <VacancyStatusBadge vacancy={vacancy} fetchedAt={dataUpdatedAt} />
                {vacancy.company_profile}
              </Eyebrow>
              <Title>
                <NoBreak text={vacancy.title} />
              </Title>
              <Facts>
                <strong>{rewardText(vacancy.reward)}</strong>
                <span>{workingDaysText(vacancy.working_days)}</span>
                <span>{workplaceText(vacancy)}</span>
              </Facts>
            </VacancyLink>
          </li>
        ))}
      </Grid>
      {children}
    </FullWidthSection>
  );
}

const Grid = styled.ul`
  display: grid;
  border-block-start: ${theme.border.thick};

  li {
    display: grid;
    border-block-end: ${theme.border.regular};
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    li:nth-child(odd) {
      border-inline-end: ${theme.border.regular};
    }
  }
`;

const VacancyLink = styled(Link)`
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  color: inherit;
  text-decoration: none;

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Eyebrow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin: 0;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
`;

const Title = styled.h3`
  margin: ${theme.space[1]} 0;
  font-size: ${theme.text.row};
  line-height: ${theme.lineHeight.row};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  margin: 0;
  font-size: ${theme.text.small};
  ${tabularNumerals}
`;
