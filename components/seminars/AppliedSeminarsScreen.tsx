import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { PageHeading } from '@/components/ui/PageHeading';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useSeminarApplied } from '@/hooks/seminar-applications';
import { AppliedSeminarItem } from './AppliedSeminarItem';

/** /mypage/seminar/: the seminars applied for, newest change first. */
export function AppliedSeminarsScreen() {
  const applied = useSeminarApplied();
  const results = applied.data?.results;

  return (
    <Page>
      <PageHead title="申し込んだセミナー" noindex />
      <Breadcrumb trail={[{ label: 'マイページ', href: '/mypage/' }]} current="申し込んだセミナー" />
      <PageHeading lead={results && results.length > 0 && `${results.length}件`}>
        申し込んだセミナー
      </PageHeading>
      <QueryNotice query={applied} subject="申し込んだセミナー" />
      {applied.isPending && <Skeleton lines={8} />}
      {results?.length === 0 && (
        <EmptyState
          title="申し込んだセミナーはありません。"
          action={
            <LinkButton variant="primary" href="/seminar/">
              セミナーを探す
            </LinkButton>
          }
        >
          セミナーに申し込むと、ここで日時と参加方法を確認できます。
        </EmptyState>
      )}
      {results && results.length > 0 && (
        <List>
          {results.map((application) => (
            <AppliedSeminarItem key={application.id} application={application} now={applied.dataUpdatedAt} />
          ))}
        </List>
      )}
    </Page>
  );
}

const Page = styled.div`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[4]} ${theme.space[16]}`};
`;

const List = styled.ol`
  margin: ${({ theme }) => theme.space[6]} 0 0;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
`;
