import { useRouter } from 'next/router';
import { Button } from '@/components/ui/form/Button';
import { useNavigationStore } from '@/stores/navigation-store';
import { PageHead } from './PageHead';
import { StatusScreen } from './StatusScreen';

const ERROR_SCREEN_PATH = /^\/custom-404(\/|\?|#|$)/;

/**
 * The error page to which a 404 or 500 of the API redirects (spec §8). Going back loses no input, because forms store
 * drafts.
 */
export function ApiErrorScreen() {
  const router = useRouter();
  const hasPreviousPage = useNavigationStore(({ history }) =>
    history.some((path) => !ERROR_SCREEN_PATH.test(path)),
  );
  return (
    <>
      <PageHead title="ページを表示できません" noindex />
      <StatusScreen
        title="ページを表示できません"
        action={
          hasPreviousPage && (
            <Button variant="primary" onClick={() => router.back()}>
              前のページに戻る
            </Button>
          )
        }
        links={[
          { href: '/vacancy/', label: '案件一覧', note: '稼働日数や業務の内容から探す' },
          { href: '/', label: 'トップページ', note: 'サービスのご案内と新着の案件' },
        ]}
      >
        <p>お探しの情報がなくなったか、サーバーで問題が発生しました。</p>
        <p>
          時間をおいて、前のページからもう一度お試しください。フォームに入力した内容は、お使いのブラウザーに残っています（パスワードを除く）。
        </p>
      </StatusScreen>
    </>
  );
}
