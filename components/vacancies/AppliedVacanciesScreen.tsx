import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { PageHeading } from '@/components/ui/PageHeading';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useVacancyApplied } from '@/hooks/vacancy-applications';
import { AppliedVacancyItem } from './AppliedVacancyItem';

/** /mypage/vacancy/: the vacancies applied for, newest change first. */
export function AppliedVacanciesScreen() {
  const applied = useVacancyApplied();
  const results = applied.data?.results;

  return (
    <Page>
      <PageHead title="応募した案件" noindex />
      <Breadcrumb trail={[{ label: 'マイページ', href: '/mypage/' }]} current="応募した案件" />
      <PageHeading lead={results && results.length > 0 && `${results.length}件`}>応募した案件</PageHeading>
      <QueryNotice query={applied} subject="応募した案件" />
      {applied.isPending && <Skeleton lines={8} />}
      {results?.length === 0 && (
        <EmptyState
          title="応募した案件はありません。"
          action={
            <LinkButton variant="primary" href="/vacancy/">
              案件を探す
            </LinkButton>
          }
        >
          気になる案件に応募すると、ここで状況を確認できます。
        </EmptyState>
      )}
      {results && results.length > 0 && (
        <List>
          {results.map((application) => (
            <AppliedVacancyItem key={application.id} application={application} now={applied.dataUpdatedAt} />
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
  padding: 0;
  list-style: none;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
`;
