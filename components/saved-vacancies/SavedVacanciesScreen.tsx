import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { parseSharedIds } from '@/lib/vacancies/saved-vacancies';
import { withoutScripts } from '@/styles/mixins';
import { SavedVacanciesContent } from './SavedVacanciesContent';

const LEAD = '気になる案件を保存して、並べて比べられます。';

/** The page /vacancy/saved/: the list of this browser, or the vacancies of a link that somebody has shared. */
export function SavedVacanciesScreen() {
  const sharedIds = parseSharedIds(useRouter().query.ids);
  const isHydrated = useIsHydrated();
  const isShared = sharedIds !== null && sharedIds.length > 0;

  return (
    <ContentPage>
      <PageHead title="検討リスト" description={LEAD} noindex />
      <Breadcrumb items={[{ label: '案件一覧', href: '/vacancy/' }]} />
      <PageHeading lead={!isShared && LEAD}>{isShared ? '共有された案件' : '検討リスト'}</PageHeading>
      <noscript>
        <p>検討リストはこのブラウザーの中に保存されます。表示するには、JavaScriptを有効にしてください。</p>
      </noscript>
      <Content>
        {/* Only the browser knows the list. */}
        {isHydrated ? <SavedVacanciesContent sharedIds={sharedIds} /> : <Skeleton lines={6} />}
      </Content>
    </ContentPage>
  );
}

/* Reaches to the end of the window, so that the footer does not move through it when the list arrives. */
const Content = styled.div`
  display: flow-root;
  min-height: calc(100vh - 16rem);

  ${withoutScripts} {
    display: none;
  }
`;
