import { useIsLoggedIn } from '@/hooks/session/login-status';
import { PageHead } from './PageHead';
import { StatusScreen } from './StatusScreen';

const TOP = { href: '/', label: 'トップページ', note: 'サービスのご案内と新着の案件' };
const VACANCIES = { href: '/vacancy/', label: '案件一覧', note: '稼働日数や業務の内容から探す' };
const MYPAGE = { href: '/mypage/', label: 'マイページ', note: '登録内容の確認と変更' };

export function NotFoundScreen() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <PageHead title="ページが見つかりません" noindex />
      <StatusScreen
        title="ページが見つかりません"
        links={isLoggedIn ? [VACANCIES, MYPAGE, TOP] : [VACANCIES, TOP]}
      >
        <p>お探しのページは、アドレスが変わったか、掲載が終了した可能性があります。</p>
        <p>アドレスを入力した場合は、誤りがないかご確認ください。</p>
      </StatusScreen>
    </>
  );
}
