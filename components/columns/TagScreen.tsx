import { BreadcrumbJsonLd } from '@/components/site/BreadcrumbJsonLd';
import { PageHead } from '@/components/site/PageHead';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeading } from '@/components/ui/PageHeading';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { useTagPage } from '@/hooks/columns';
import { ColumnGrid } from './ColumnGrid';
import { FeedLink } from './FeedLink';
import { MediaPage } from './MediaPage';
import { tagHref } from './media-links';
import { MEDIA_NAME } from './media-tags';
import { TAG_LEADS } from './tag-leads';

const TRAIL = [{ label: MEDIA_NAME, href: '/column' }];

/** Spec §2, /column/tag/{id}. */
export function TagScreen({ id }: { id: number }) {
  const query = useTagPage(id);
  const { tag, cards = [] } = query.data ?? {};
  const name = tag?.name ?? '';
  return (
    <MediaPage>
      <div>
        {tag && (
          <>
            <PageHead
              title={`${name}の記事`}
              description={TAG_LEADS[id] ?? `${name}についての記事の一覧です。`}
              path={tagHref(id)}
            />
            <FeedLink title={`${name}｜${MEDIA_NAME}`} href={`${tagHref(id)}feed.xml`} />
            <BreadcrumbJsonLd trail={TRAIL} current={name} />
            <Breadcrumb trail={TRAIL} current={name} />
            <PageHeading lead={TAG_LEADS[id]} kicker={`${cards.length}件の記事`}>
              {name}
            </PageHeading>
          </>
        )}
        <QueryNotice query={query} subject="記事" />
        {query.isPending && <Skeleton lines={10} />}
        {tag && cards.length === 0 && (
          <EmptyState
            title={`${name}の記事はありません。`}
            action={<TextLink href="/column">すべての記事を見る</TextLink>}
          >
            新しい記事が公開されると、ここに表示されます。
          </EmptyState>
        )}
        <ColumnGrid columns={cards} headingLevel={2} dense />
      </div>
    </MediaPage>
  );
}
