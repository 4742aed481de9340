import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { ListCount } from '@/components/ui/data/ListCount';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { lazyPart } from '@/components/ui/lazy';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { passFocusOn } from '@/hooks/browser/focus';
import { useMediaQuery } from '@/hooks/browser/media-query';
import { useStableRows } from '@/hooks/lists/stable-rows';
import { useVacancyFilters, useVacancySelection, vacancyListHref } from '@/hooks/lists/vacancy-list';
import { useVacancies } from '@/hooks/vacancies';
import { countActiveFilters } from '@/lib/vacancies/vacancy-filters';
import { below, splitView, splitViewQuery, withoutScripts } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { VacancyFilterBar } from './VacancyFilterBar';
import { getVacancyLinkId, VacancyList } from './VacancyList';
import { VacancyQuickFilters } from './VacancyQuickFilters';

const previewPlaceholder = <Skeleton lines={12} label="案件を読み込み中" />;

// Only wide windows load it.
const VacancyPreview = lazyPart(
  () => import('./VacancyPreview').then((module) => module.VacancyPreview),
  previewPlaceholder,
);

/** Returns the focus from the preview to the row of its vacancy. */
const focusRow = (vacancyId: number) => document.getElementById(getVacancyLinkId(vacancyId))?.focus();

/** The list of vacancies with its preview. */
export function VacancyListScreen() {
  const { filters, changeFilters, search } = useVacancyFilters();
  const list = useVacancies(filters);
  const stableRows = useStableRows(list.data?.results, list.data ? vacancyListHref(filters) : null);
  const { rows } = stableRows;
  const { selectedId, focusRequest, handleRowClick } = useVacancySelection(filters);
  const isSplitView = useMediaQuery(splitViewQuery);
  // Narrow windows remove the place of the preview with their first script. Before that, CSS hides it.
  const hasPreview = useMediaQuery(splitViewQuery, true);

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
        lead={<ListCount list={list.data} shownCount={rows.length} orderLabel="新着順" />}
      >
        案件一覧
      </PageHeading>
      <VacancyFilterBar filters={filters} onChange={changeFilters} onSearch={search} />
      <Conditions>
        <VacancyQuickFilters filters={filters} />
        {hasConditions && (
          <div>
            <TextLink ref={passFocusOn} href="/vacancy/" standalone scroll={false}>
              条件をすべて外す
            </TextLink>
          </div>
        )}
      </Conditions>
      <SplitView className={previewId === undefined ? undefined : 'split'}>
        <div>
          <VacancyList
            query={list}
            filters={filters}
            stableRows={stableRows}
            currentId={isSplitView ? previewId : undefined}
            onRowClick={isSplitView ? handleRowClick : undefined}
          />
        </div>
        <div>
          {hasPreview &&
            previewId &&
            (isSplitView ? (
              <VacancyPreview
                vacancyId={previewId}
                listItem={previewItem}
                fetchedAt={list.dataUpdatedAt}
                focusRequest={focusRequest}
                onReturnToList={focusRow}
              />
            ) : (
              previewPlaceholder
            ))}
        </div>
      </SplitView>
    </ContentPage>
  );
}

/* On phones the sheet leaves all conditions out. */
const Conditions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-block-start: ${theme.space[1]};

  & > div {
    flex: none;
    margin-inline-start: auto;
    font-size: ${theme.text.small};
  }

  ${below.md} {
    & > div {
      display: none;
    }
  }
`;

/*
 * The space of the preview is reserved from the first paint, so that loading it does not shift the layout. The preview ends above
 * the lower edge of the window before the page is scrolled, so that its button is in sight.
 */
const SplitView = styled.div`
  ${splitView} {
    &.split {
      display: grid;
      grid-template-columns: minmax(0, 1fr) ${theme.size.preview};
      gap: ${theme.space[6]};
      align-items: start;
    }

    & > :last-child {
      position: sticky;
      inset-block-start: ${theme.space[4]};
      max-height: max(100dvh - ${theme.size.aboveList}, ${theme.size.panelWide});
      margin-block-start: ${theme.space[4]};
    }
  }

  ${below.xl} {
    & > :last-child {
      display: none;
    }
  }

  ${withoutScripts} {
    &.split {
      display: block;
    }

    & > :last-child {
      display: none;
    }
  }
`;
