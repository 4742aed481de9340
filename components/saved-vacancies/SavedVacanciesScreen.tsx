import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { parseSharedIds } from '@/lib/vacancies/saved-vacancies';

const LEAD = '気になる案件を保存して、並べて比べられます。';

// Only the browser knows the list, so the server renders the frame.
const SavedVacanciesContent = clientOnly(
  lazyComponent(() => import('./SavedVacanciesContent').then((module) => module.SavedVacanciesContent)),
);

/** The page /vacancy/saved/: the list of this browser, or the vacancies of a link that somebody has shared. */
export function SavedVacanciesScreen() {
  const sharedIds = parseSharedIds(useRouter().query.ids);
  const isShared = sharedIds !== null && sharedIds.length > 0;

  return (
    <ContentPage>
      <PageHead title="検討リスト" description={LEAD} noindex />
      <Breadcrumb items={[{ label: '案件一覧', href: '/vacancy/' }]} current="検討リスト" />
      <PageHeading lead={!isShared && LEAD}>{isShared ? '共有された案件' : '検討リスト'}</PageHeading>
      <noscript>
        <p>検討リストはこのブラウザーの中に保存されます。表示するには、JavaScriptを有効にしてください。</p>
      </noscript>
      <Content data-scripted>
        <LazyBoundary loading={<Skeleton lines={6} />} failed={(failure) => <LoadFailure {...failure} />}>
          <SavedVacanciesContent sharedIds={sharedIds} />
        </LazyBoundary>
      </Content>
    </ContentPage>
  );
}

/* Reaches to the end of the window, so that the footer does not move through it when the list arrives. */
const Content = styled.div`
  display: flow-root;
  min-height: calc(100vh - 16rem);
`;
