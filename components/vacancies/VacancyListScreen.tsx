import { useMemo } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeading } from '@/components/ui/PageHeading';
import { Pagination } from '@/components/ui/Pagination';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { useSteadyRows } from '@/hooks/steady-rows';
import { useVacancies } from '@/hooks/vacancies';
import { useVacancyApplications } from '@/hooks/vacancy-applications';
import { useVacancyFilters, vacancyListHref } from '@/hooks/vacancy-filters';
import type { VacancyRow } from '@/schemas/vacancies';
import { countConditions, VACANCY_PAGE_SIZE } from '@/schemas/vacancy-filters';
import { tabularNumerals } from '@/styles/mixins';
import { FreshRowsButton } from './FreshRowsButton';
import { VacancyFilterBar } from './VacancyFilterBar';
import { VacancyFilterChips } from './VacancyFilterChips';
import { VacancyRowItem } from './VacancyRowItem';

const NO_ROWS: VacancyRow[] = [];

export function VacancyListScreen() {
  const { filters, change } = useVacancyFilters();
  const list = useVacancies(filters);
  const applications = useVacancyApplications();
  const appliedIds = useMemo(
    () =>
      new Set(applications.data?.filter(({ status }) => status === 'applied').map(({ vacancy }) => vacancy)),
    [applications.data],
  );
  const isArrived = list.data !== undefined && !list.isPlaceholderData;
  const { rows, hasNews, catchUp } = useSteadyRows(
    list.data?.results ?? NO_ROWS,
    isArrived ? vacancyListHref(filters) : null,
  );
  const count = list.data?.count ?? 0;
  const first = (filters.page - 1) * VACANCY_PAGE_SIZE + 1;
  const canonical = vacancyListHref({ page: filters.page, days: [], status: [], search: '', categories: [] });

  return (
    <Page>
      <PageHead
        title="案件一覧"
        description="公認会計士・税理士のための案件一覧。決算、IPO準備、税務、監査などの業務委託・副業・非常勤の案件を、報酬・稼働日数・勤務地で比べられます。"
        path={canonical}
      />
      <PageHeading
        lead={
          <Count role="status">
            <strong>{count.toLocaleString('ja-JP')}</strong> 件
            {rows.length > 0 && `中 ${first}〜${first + rows.length - 1}件`} ・ 新着順
          </Count>
        }
      >
        案件一覧
      </PageHeading>
      <VacancyFilterBar filters={filters} onChange={change} />
      <VacancyFilterChips filters={filters} />
      <QueryNotice query={list} subject="案件" />
      {hasNews && <FreshRowsButton onClick={catchUp} />}
      {list.isPending && <Skeleton lines={12} />}
      {rows.length > 0 && (
        <Rows aria-busy={list.isPlaceholderData} $waiting={list.isPlaceholderData}>
          {rows.map((vacancy) => (
            <VacancyRowItem
              key={vacancy.id}
              vacancy={vacancy}
              applied={appliedIds.has(vacancy.id)}
              now={list.dataUpdatedAt}
            />
          ))}
        </Rows>
      )}
      {isArrived && rows.length === 0 && (
        <EmptyState
          title={countConditions(filters) > 0 ? '該当する案件はありません。' : '案件はありません。'}
          action={<TextLink href="/vacancy/">すべての案件を見る</TextLink>}
        >
          {countConditions(filters) > 0
            ? '別の条件を試してください。'
            : '新しい案件が公開されると、この一覧に表示されます。'}
        </EmptyState>
      )}
      <Pagination
        label="案件一覧のページ"
        page={filters.page}
        pageCount={Math.ceil(count / VACANCY_PAGE_SIZE)}
        hrefFor={(page) => vacancyListHref({ ...filters, page })}
      />
    </Page>
  );
}

const Page = styled.div`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme }) => `0 ${theme.space[4]} ${theme.space[16]}`};
`;

const Count = styled.p`
  ${tabularNumerals}

  strong {
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.text.block};
  }
`;

const Rows = styled.ol<{ $waiting: boolean }>`
  margin: ${({ theme }) => theme.space[4]} 0;
  padding: 0;
  list-style: none;
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
  opacity: ${({ $waiting }) => ($waiting ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};
`;
