import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PageHead } from '@/components/head/PageHead';
import { ListCount } from '@/components/ui/data/ListCount';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useMediaQuery } from '@/hooks/browser/media-query';
import { useRowOrder } from '@/hooks/lists/row-order';
import { useStableRows } from '@/hooks/lists/stable-rows';
import { useVacancyFilters, vacancyListHref } from '@/hooks/lists/vacancy-filters';
import { useVacancySelection } from '@/hooks/lists/vacancy-selection';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useVacancies } from '@/hooks/vacancies';
import { countActiveFilters } from '@/lib/vacancies/vacancy-filters';
import { splitViewQuery } from '@/styles/mixins';
import { VacancyFilterBar } from './VacancyFilterBar';
import { getVacancyLinkId, VacancyList } from './VacancyList';
import { VacancyPreviewPane } from './VacancyPreviewPane';
import { VacancyQuickFilters } from './VacancyQuickFilters';

// Most visitors come without conditions.
const VacancyFilterChips = dynamic(
  lazyComponent(() => import('./VacancyFilterChips').then((module) => module.VacancyFilterChips)),
  { loading: LazyFallback },
);

// Loaded only for members.
const VacancySort = dynamic(
  lazyComponent(() => import('./VacancySort').then((module) => module.VacancySort)),
  { loading: LazyFallback },
);

/** Returns the focus from the preview to the row of its vacancy. */
const focusRow = (vacancyId: number) => document.getElementById(getVacancyLinkId(vacancyId))?.focus();

/** The list of vacancies with its preview. Its style is in the global style (styles/vacancy-list-style.ts). */
export function VacancyListScreen() {
  const { filters, changeFilters, search } = useVacancyFilters();
  const list = useVacancies(filters);
  const isLoggedIn = useIsLoggedIn();
  const isLoaded = list.data !== undefined && !list.isPlaceholderData;
  const stableRows = useStableRows(list.data?.results, isLoaded ? vacancyListHref(filters) : null);
  const { orderedRows: rows, orderLabel } = useRowOrder(stableRows.rows);
  const { selectedId, focusRequest, handleRowClick } = useVacancySelection(filters);
  const isSplitView = useMediaQuery(splitViewQuery);
  // The server renders the preview for all windows, and CSS shows it in wide ones. Narrow ones remove it with their
  // first script.
  const hasPreview = useMediaQuery(splitViewQuery, true);
  // When the preview cannot be loaded, the rows link to the vacancies' own pages, as in a narrow window.
  const [isPreviewMissing, setPreviewMissing] = useState(false);

  const previewId = selectedId ?? rows[0]?.id;
  const previewItem = rows.find(({ id }) => id === previewId);
  const hasConditions = countActiveFilters(filters) > 0;

  return (
    <ContentPage $flush $wide>
      <PageHead
        title={(isSplitView && selectedId && previewItem?.title) || '案件一覧'}
        description="公認会計士・税理士のための案件一覧。決算、IPO準備、税務、監査などの業務委託・副業・非常勤の案件を、報酬・稼働日数・勤務地で比べられます。"
        path={filters.page > 1 ? `/vacancy/?vacancy_page=${filters.page}` : '/vacancy/'}
        page={filters.page}
      />
      <PageHeading
        isLeadBeside
        lead={
          list.data && (
            <ListCount
              totalCount={list.data.count}
              isTotal={list.data.isTotal}
              firstIndex={list.data.firstIndex}
              shownCount={rows.length}
              orderLabel={orderLabel}
            />
          )
        }
      >
        案件一覧
      </PageHeading>
      <div id="vacancy-list-tools" />
      <VacancyFilterBar filters={filters} onChange={changeFilters} onSearch={search} />
      <VacancyQuickFilters filters={filters} />
      {hasConditions && <VacancyFilterChips filters={filters} />}
      {isLoggedIn && <VacancySort rowCount={rows.length} />}
      <div className="split-view" data-split={previewId !== undefined}>
        <div>
          <VacancyList
            query={list}
            filters={filters}
            stableRows={{ ...stableRows, rows }}
            currentId={isSplitView ? previewId : undefined}
            onRowClick={isSplitView && !isPreviewMissing ? handleRowClick : undefined}
          />
        </div>
        <div className="preview-column" data-scripted data-filtered={hasConditions}>
          {hasPreview && previewId && (
            <VacancyPreviewPane
              isInteractive={isSplitView}
              vacancyId={previewId}
              listItem={previewItem}
              fetchedAt={list.dataUpdatedAt}
              focusRequest={focusRequest}
              onReturnToList={focusRow}
              onFailure={setPreviewMissing}
            />
          )}
        </div>
      </div>
    </ContentPage>
  );
}
