import { Phrases } from '@/components/ui/data/Phrases';
import { Button } from '@/components/ui/form/Button';
import { PageHead } from './PageHead';
import { StatusScreen } from './StatusScreen';

interface Props {
  /** The number by which the operator finds the failure in the log. */
  requestId?: string | undefined;
}

/** The error page for a failure of this site and not of the API. It sends no requests to either. */
export function ServerErrorScreen({ requestId }: Props) {
  return (
    <>
      <PageHead title="サーバーで問題が発生しました" noindex />
      <StatusScreen
        title={<Phrases phrases={['サーバーで', '問題が', '発生しました']} />}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            もう一度読み込む
          </Button>
        }
        links={[{ href: '/', label: 'トップページ', note: 'サービスのご案内と新着の案件' }]}
      >
        <p>
          ご不便をおかけしております。時間をおいて、もう一度お試しください。フォームに入力した内容は、お使いのブラウザーに残っています（パスワードを除く）。
        </p>
        {requestId && <p>お問い合わせの際は、次の番号をお知らせください。お問い合わせ番号：{requestId}</p>}
      </StatusScreen>
    </>
  );
}
