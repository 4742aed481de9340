import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PrintButton, ScreenOnly } from '@/components/print/PrintablePage';
import { PageHead } from '@/components/shell/PageHead';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useMe } from '@/hooks/members';
import { useAppliedSeminars } from '@/hooks/seminar-applications';
import { hasTakenPlace } from '@/lib/members/cpe';
import { parseId } from '@/lib/url-numbers';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CpeCertificate } from './CpeCertificate';

const TITLE = '受講記録';

/** The page /mypage/cpe/certificate/?seminar={id}: a sheet about one seminar, to print. */
export function CpeCertificateScreen() {
  const seminarId = parseId(useRouter().query.seminar);
  const me = useMe();
  const applied = useAppliedSeminars();
  const application = applied.data?.find(
    (each) => each.seminar.id === seminarId && hasTakenPlace(each, applied.dataUpdatedAt),
  );
  return (
    <Page>
      <PageHead title={TITLE} noindex />
      <ScreenOnly>
        <Breadcrumb
          items={[
            { label: 'マイページ', href: '/mypage/' },
            { label: 'CPD台帳', href: '/mypage/cpe/' },
          ]}
        />
        <PageHeading>{TITLE}の印刷</PageHeading>
        <QueryNotice query={applied} subject="申し込んだセミナー" />
        <QueryNotice query={me} subject="会員情報" />
        {(applied.isPending || me.isPending) && <Skeleton lines={8} />}
        {applied.data && !application && (
          <EmptyState
            title="このセミナーの受講記録はありません。"
            action={
              <LinkButton variant="primary" href="/mypage/cpe/">
                台帳に戻る
              </LinkButton>
            }
          >
            申し込んだセミナーの開催が終わると、ここから受講記録を印刷できます。
          </EmptyState>
        )}
      </ScreenOnly>
      {application && me.data && (
        <>
          <CpeCertificate
            member={me.data.member}
            seminar={application.seminar}
            fetchedAt={applied.dataUpdatedAt}
          />
          <ScreenOnly>
            <PrintButton />
          </ScreenOnly>
        </>
      )}
    </Page>
  );
}

const Page = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block: ${theme.space[6]} ${theme.space[16]};

  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;
