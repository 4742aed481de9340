import { PageHead } from '@/components/site/PageHead';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeading } from '@/components/ui/PageHeading';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { useMediaTop } from '@/hooks/columns';
import { ColumnGrid } from './ColumnGrid';
import { ColumnItem } from './ColumnItem';
import { FeedLink } from './FeedLink';
import { MediaPage } from './MediaPage';
import { tagHref } from './media-links';
import { MEDIA_NAME } from './media-tags';

const DESCRIPTION =
  '独立、副業、事業会社、社外役員。公認会計士・税理士の働き方を、インタビューと実務のコラムで伝えるメディアです。';

/** Spec §2, /column: the newest, and a shelf for each tag. */
export function MediaTopScreen() {
  const query = useMediaTop();
  const [feature, ...newest] = query.data?.newest ?? [];
  return (
    <>
      <PageHead title={MEDIA_NAME} description={DESCRIPTION} path="/column" />
      <FeedLink title={MEDIA_NAME} href="/column/feed.xml" />
      <MediaPage>
        <div>
          <PageHeading lead={DESCRIPTION}>{MEDIA_NAME}</PageHeading>
          <QueryNotice query={query} subject="記事" />
          {query.isPending && <Skeleton lines={10} />}
          {feature && <ColumnItem column={feature} headingLevel={2} feature />}
          {query.data && !feature && (
            <EmptyState title="記事はありません。">新しい記事が公開されると、ここに表示されます。</EmptyState>
          )}
        </div>
        {newest.length > 0 && (
          <section>
            <SectionHeading label="NEW">新着の記事</SectionHeading>
            <ColumnGrid columns={newest} headingLevel={3} dense />
          </section>
        )}
        {query.data?.shelves.map(({ tag, count, cards }) => (
          <section key={tag.id}>
            <SectionHeading
              label="COLUMN"
              action={
                <TextLink href={tagHref(tag.id)} strong alone>
                  {tag.name}の記事（{count}件）
                </TextLink>
              }
            >
              {tag.name}
            </SectionHeading>
            <ColumnGrid columns={cards} headingLevel={3} dense />
          </section>
        ))}
      </MediaPage>
    </>
  );
}
