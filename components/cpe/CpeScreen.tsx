import { PageHead } from '@/components/head/PageHead';
import { PrintablePage } from '@/components/print/PrintablePage';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { useMe } from '@/hooks/members';
import { CpeRecord } from './CpeRecord';

const TITLE = 'CPE（CPD）台帳';

/** The page /mypage/cpe/: units of continuing education by fiscal year. */
export function CpeScreen() {
  const query = useMe();
  return (
    <PrintablePage>
      <PageHead title={TITLE} noindex />
      <Breadcrumb items={[{ label: 'マイページ', href: '/mypage/' }]} current={TITLE} />
      <PageHeading lead="このサイトのセミナーと、ほかで受けた研修の単位を、年度ごとにまとめます。">
        {TITLE}
      </PageHeading>
      <QueryNotice query={query} subject="会員情報" />
      {query.isPending && <Skeleton lines={8} />}
      {query.data && <CpeRecord member={query.data.member} />}
    </PrintablePage>
  );
}
