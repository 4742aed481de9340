import { type MouseEvent, useMemo } from 'react';
import { ComparisonList } from '@/components/ui/data/ComparisonList';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { PageOutOfRange, ShowUpdatesButton } from '@/components/ui/feedback/ListNotices';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { passFocusOn } from '@/hooks/browser/focus';
import type { StableRows } from '@/hooks/lists/stable-rows';
import { vacancyListHref } from '@/hooks/lists/vacancy-list';
import type { useVacancies } from '@/hooks/vacancies';
import { useVacancyApplications } from '@/hooks/vacancy-applications';
import { countActiveFilters, type VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { VACANCY_COLUMNS, VacancyListRow } from './VacancyListRow';
import { VacancyChosenFilters } from './VacancyQuickFilters';

interface VacancyListProps {
  query: ReturnType<typeof useVacancies>;
  filters: VacancyFilters;
  stableRows: StableRows<VacancyRow>;
  /** Id of the vacancy in the preview beside the list. */
  currentId: number | undefined;
  onRowClick: ((event: MouseEvent, id: number) => void) | undefined;
}

/** Returns the id of the link with a vacancy's name in the list. */
export const getVacancyLinkId = (vacancyId: number): string => `vacancy-${vacancyId}`;

/** A page of the vacancy list, or the reason why it is empty. */
export function VacancyList({ query, filters, stableRows, currentId, onRowClick }: VacancyListProps) {
  const applications = useVacancyApplications();
  const appliedIds = useMemo(
    () =>
      new Set(applications.data?.filter(({ status }) => status === 'applied').map(({ vacancy }) => vacancy)),
    [applications.data],
  );
  const { rows, hasUpdates, showLatest } = stableRows;
  const pageCount = query.data?.pageCount ?? 0;
  const getPageHref = (page: number) => vacancyListHref({ ...filters, page });

  return (
    <>
      <QueryNotice query={query} subject="案件" />
      <ShowUpdatesButton hasUpdates={hasUpdates} onClick={showLatest} />
      {query.isPending && <Skeleton lines={12} />}
      {rows.length > 0 && (
        <ComparisonList columns={VACANCY_COLUMNS} hasFiguresBeside>
          {rows.map((vacancy) => (
            <VacancyListRow
              key={vacancy.id}
              vacancy={vacancy}
              isApplied={appliedIds.has(vacancy.id)}
              fetchedAt={query.dataUpdatedAt}
              linkId={getVacancyLinkId(vacancy.id)}
              isCurrent={vacancy.id === currentId}
              onLinkClick={onRowClick && ((event) => onRowClick(event, vacancy.id))}
            />
          ))}
        </ComparisonList>
      )}
      {query.data && rows.length === 0 && (
        <VacancyListEmpty filters={filters} pageCount={pageCount} getPageHref={getPageHref} />
      )}
      {filters.page <= pageCount && (
        <Pagination
          label="案件一覧のページ"
          page={filters.page}
          pageCount={pageCount}
          getPageHref={getPageHref}
        />
      )}
    </>
  );
}

interface VacancyListEmptyProps {
  filters: VacancyFilters;
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** Says why a page of the vacancy list has no rows, and what to do next. */
function VacancyListEmpty({ filters, pageCount, getPageHref }: VacancyListEmptyProps) {
  if (pageCount > 0) return <PageOutOfRange subject="案件" pageCount={pageCount} getPageHref={getPageHref} />;
  if (countActiveFilters(filters) === 0)
    return (
      <EmptyState title="案件はありません。">新しい案件が公開されると、この一覧に表示されます。</EmptyState>
    );
  return (
    <EmptyState
      title="条件に合う案件はありません。"
      action={
        <TextLink ref={passFocusOn} href="/vacancy/" standalone>
          条件をすべて外す
        </TextLink>
      }
    >
      <VacancyChosenFilters filters={filters} />
    </EmptyState>
  );
}
