import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { ListCount } from '@/components/ui/ListCount';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { PageHeading } from '@/components/ui/PageHeading';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { useMediaQuery } from '@/hooks/media-query';
import { useSteadyRows } from '@/hooks/steady-rows';
import { useVacancies } from '@/hooks/vacancies';
import { useVacancyFilters, vacancyListHref } from '@/hooks/vacancy-filters';
import { useVacancySelection } from '@/hooks/vacancy-selection';
import { VACANCY_PAGE_SIZE } from '@/schemas/vacancy-filters';
import { beside, besideQuery, gutter } from '@/styles/mixins';
import { VacancyFilterBar } from './VacancyFilterBar';
import { VacancyFilterChips } from './VacancyFilterChips';
import { VacancyRows, vacancyLinkId } from './VacancyRows';

// Only a window with room for it fetches it, and the vacancy in it.
const VacancyBeside = dynamic(
  lazyComponent(() => import('./VacancyBeside').then((module) => module.VacancyBeside)),
  { ssr: false, loading: LazyFallback },
);

export function VacancyListScreen() {
  const { filters, change } = useVacancyFilters();
  const list = useVacancies(filters);
  const isArrived = list.data !== undefined && !list.isPlaceholderData;
  const steady = useSteadyRows(list.data?.results, isArrived ? vacancyListHref(filters) : null);
  const { rows } = steady;
  const { chosen, pressed, handleFollow } = useVacancySelection(filters);
  const isRoomy = useMediaQuery(besideQuery);
  // The links of the rows then lead to the vacancies' own pages, as they do in a narrow window.
  const [isBesideMissing, setBesideMissing] = useState(false);

  const besideId = chosen ?? rows[0]?.id;
  const besideRow = rows.find(({ id }) => id === besideId);
  const ownPage = vacancyListHref({ page: filters.page, days: [], status: [], search: '', categories: [] });
  const handleReturn = () => besideId && document.getElementById(vacancyLinkId(besideId))?.focus();

  return (
    <Page>
      <PageHead
        title={(isRoomy && chosen && besideRow?.title) || '案件一覧'}
        description="公認会計士・税理士のための案件一覧。決算、IPO準備、税務、監査などの業務委託・副業・非常勤の案件を、報酬・稼働日数・勤務地で比べられます。"
        path={ownPage}
        page={filters.page}
      />
      <PageHeading
        lead={
          list.data && (
            <ListCount
              count={list.data.count}
              first={(filters.page - 1) * VACANCY_PAGE_SIZE + 1}
              shown={rows.length}
              order="新着順"
            />
          )
        }
      >
        案件一覧
      </PageHeading>
      <VacancyFilterBar filters={filters} onChange={change} />
      <VacancyFilterChips filters={filters} />
      <Columns $apart={besideId !== undefined}>
        <div>
          <VacancyRows
            list={list}
            filters={filters}
            steady={steady}
            currentId={isRoomy ? besideId : undefined}
            onFollow={isRoomy && !isBesideMissing ? handleFollow : undefined}
          />
        </div>
        <Beside>
          {isRoomy && besideId && (
            <LazyBoundary
              loading={<Skeleton lines={10} />}
              failed={(failure) => (
                <LoadFailure {...failure}>
                  <TextLink href={`/vacancy/${besideId}/`}>案件のページを開く</TextLink>
                </LoadFailure>
              )}
              onFailure={setBesideMissing}
            >
              <VacancyBeside
                id={besideId}
                row={besideRow}
                now={list.dataUpdatedAt}
                pressed={pressed}
                onReturn={handleReturn}
              />
            </LazyBoundary>
          )}
        </Beside>
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  ${gutter}
  max-width: ${({ theme }) => theme.width.list};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[16]};
`;

const Columns = styled.div<{ $apart: boolean }>`
  ${beside} {
    display: ${({ $apart }) => ($apart ? 'grid' : 'block')};
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.64fr);
    gap: ${({ theme }) => theme.space[8]};
    align-items: start;
  }
`;

/* The room is kept from the first paint on: what comes into it moves nothing. */
const Beside = styled.div`
  ${beside} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space[4]};
    max-height: calc(100dvh - ${({ theme }) => theme.space[8]});
    margin-block-start: ${({ theme }) => theme.space[4]};
  }
`;
