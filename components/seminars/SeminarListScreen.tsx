import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHeading } from '@/components/ui/PageHeading';
import { Pagination } from '@/components/ui/Pagination';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { useSeminarList } from '@/hooks/seminar-list';
import { parsePage } from '@/schemas/vacancy-filters';
import { tabularNumerals } from '@/styles/mixins';
import { SeminarRowItem } from './SeminarRowItem';

const hrefFor = (page: number) => (page > 1 ? `/seminar/?seminar_page=${page}` : '/seminar/');

export function SeminarListScreen() {
  const page = parsePage(useRouter().query.seminar_page);
  const { query, seminars, states, count, pageSize } = useSeminarList(page);
  const first = (page - 1) * pageSize + 1;

  return (
    <Page>
      <PageHead
        title="セミナー一覧"
        description="公認会計士・税理士のためのセミナー一覧。会計・監査、税務、IPO、独立・キャリアなどのテーマを、日時・会場・参加費・CPE単位で比べられます。"
        path={hrefFor(page)}
      />
      <PageHeading
        lead={
          <Count>
            <strong>{count.toLocaleString('ja-JP')}</strong> 件
            {seminars.length > 0 && `中 ${first}〜${first + seminars.length - 1}件`} ・ 開催日の近い順
          </Count>
        }
      >
        セミナー一覧
      </PageHeading>
      <QueryNotice query={query} subject="セミナー" />
      {query.isPending && <Skeleton lines={12} />}
      {seminars.length > 0 && (
        <Rows aria-busy={query.isPlaceholderData}>
          {seminars.map((seminar) => (
            <SeminarRowItem
              key={seminar.id}
              seminar={seminar}
              state={states[seminar.id] ?? 'closed'}
              now={query.dataUpdatedAt}
            />
          ))}
        </Rows>
      )}
      {query.data && seminars.length === 0 && (
        <EmptyState
          title="セミナーはありません。"
          action={<TextLink href="/seminar/">セミナー一覧の最初のページを見る</TextLink>}
        >
          新しいセミナーが公開されると、この一覧に表示されます。
        </EmptyState>
      )}
      <Pagination
        label="セミナー一覧のページ"
        page={page}
        pageCount={Math.ceil(count / pageSize)}
        hrefFor={hrefFor}
      />
    </Page>
  );
}

const Page = styled.div`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme }) => `0 ${theme.space[4]} ${theme.space[16]}`};
`;

const Count = styled.p`
  ${tabularNumerals}

  strong {
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.text.block};
  }
`;

const Rows = styled.ol`
  margin: ${({ theme }) => theme.space[4]} 0;
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
`;
