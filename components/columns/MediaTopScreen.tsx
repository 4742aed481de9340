import { PageHead } from '@/components/shell/PageHead';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useMediaTop } from '@/hooks/columns';
import { getTagHref, MEDIA_NAME } from '@/lib/columns/media-tags';
import { ColumnCard, ColumnGrid } from './ColumnGrid';
import { FeedLink, MediaPage } from './MediaPage';

const DESCRIPTION =
  '独立、副業、事業会社、社外役員。公認会計士・税理士の働き方を、インタビューと実務のコラムで伝えるメディアです。';

/** The page /column (spec §2): the newest columns, and a section for each tag. */
export function MediaTopScreen() {
  const query = useMediaTop();
  const [featured, ...newest] = query.data?.newest ?? [];
  return (
    <>
      <PageHead title={MEDIA_NAME} description={DESCRIPTION} path="/column" />
      <FeedLink title={MEDIA_NAME} href="/column/feed.xml" />
      <MediaPage>
        <div>
          <PageHeading lead={DESCRIPTION}>{MEDIA_NAME}</PageHeading>
          <QueryNotice query={query} subject="記事" />
          {query.isPending && <Skeleton lines={10} />}
          {featured && <ColumnCard column={featured} headingLevel={2} isFeatured />}
          {query.data && !featured && (
            <EmptyState title="記事はありません。">新しい記事が公開されると、ここに表示されます。</EmptyState>
          )}
        </div>
        {newest.length > 0 && (
          <section>
            <SectionHeading>新着の記事</SectionHeading>
            <ColumnGrid columns={newest} headingLevel={3} compact />
          </section>
        )}
        {query.data?.tagSections.map(({ tag, count, columns }) => (
          <section key={tag.id}>
            <SectionHeading
              action={
                <TextLink href={getTagHref(tag.id)} bold standalone>
                  {tag.name}の記事（{count}件）
                </TextLink>
              }
            >
              {tag.name}
            </SectionHeading>
            <ColumnGrid columns={columns} headingLevel={3} compact />
          </section>
        ))}
        <LeftOutNote leftOut={query.data?.leftOut} />
      </MediaPage>
    </>
  );
}
