import { type MouseEvent, useMemo } from 'react';
import { BeyondLastPage } from '@/components/ui/BeyondLastPage';
import { EmptyState } from '@/components/ui/EmptyState';
import { FreshRowsButton } from '@/components/ui/FreshRowsButton';
import { LedgerList } from '@/components/ui/LedgerList';
import { Pagination } from '@/components/ui/Pagination';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import type { SteadyRows } from '@/hooks/steady-rows';
import type { useVacancies } from '@/hooks/vacancies';
import { useVacancyApplications } from '@/hooks/vacancy-applications';
import { vacancyListHref } from '@/hooks/vacancy-filters';
import type { VacancyRow } from '@/schemas/vacancies';
import { countConditions, VACANCY_PAGE_SIZE, type VacancyFilters } from '@/schemas/vacancy-filters';
import { VacancyRowItem } from './VacancyRowItem';

interface VacancyRowsProps {
  list: ReturnType<typeof useVacancies>;
  filters: VacancyFilters;
  steady: SteadyRows<VacancyRow>;
  /** The vacancy that stands beside the list. */
  currentId: number | undefined;
  onFollow: ((event: MouseEvent, id: number) => void) | undefined;
}

/** Of the link that carries a vacancy's name in the list. */
export const vacancyLinkId = (id: number): string => `vacancy-${id}`;

/** A page of the list, or why there is nothing on it. */
export function VacancyRows({ list, filters, steady, currentId, onFollow }: VacancyRowsProps) {
  const applications = useVacancyApplications();
  const appliedIds = useMemo(
    () =>
      new Set(applications.data?.filter(({ status }) => status === 'applied').map(({ vacancy }) => vacancy)),
    [applications.data],
  );
  const { rows, hasNews, catchUp } = steady;
  const pageCount = Math.ceil((list.data?.count ?? 0) / VACANCY_PAGE_SIZE);
  const hrefFor = (page: number) => vacancyListHref({ ...filters, page });

  return (
    <>
      <QueryNotice query={list} subject="案件" />
      {hasNews && <FreshRowsButton onClick={catchUp} />}
      {list.isPending && <Skeleton lines={12} />}
      {rows.length > 0 && (
        <LedgerList busy={list.isPlaceholderData}>
          {rows.map((vacancy) => (
            <VacancyRowItem
              key={vacancy.id}
              vacancy={vacancy}
              applied={appliedIds.has(vacancy.id)}
              now={list.dataUpdatedAt}
              linkId={vacancyLinkId(vacancy.id)}
              current={vacancy.id === currentId}
              onFollow={onFollow && ((event) => onFollow(event, vacancy.id))}
            />
          ))}
        </LedgerList>
      )}
      {list.data && !list.isPlaceholderData && rows.length === 0 && (
        <NoRows filters={filters} pageCount={pageCount} hrefFor={hrefFor} />
      )}
      {filters.page <= pageCount && (
        <Pagination label="案件一覧のページ" page={filters.page} pageCount={pageCount} hrefFor={hrefFor} />
      )}
    </>
  );
}

interface NoRowsProps {
  filters: VacancyFilters;
  pageCount: number;
  hrefFor: (page: number) => string;
}

function NoRows({ filters, pageCount, hrefFor }: NoRowsProps) {
  if (pageCount > 0) return <BeyondLastPage subject="案件" pageCount={pageCount} hrefFor={hrefFor} />;
  if (countConditions(filters) === 0)
    return (
      <EmptyState title="案件はありません。">新しい案件が公開されると、この一覧に表示されます。</EmptyState>
    );
  return (
    <EmptyState
      title="該当する案件はありません。"
      action={<TextLink href="/vacancy/">すべての案件を見る</TextLink>}
    >
      別の条件を試してください。
    </EmptyState>
  );
}
