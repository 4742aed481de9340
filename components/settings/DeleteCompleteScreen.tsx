import { AuthPage } from '@/components/auth/AuthPage';
import { PageHead } from '@/components/site/PageHead';
import { LinkButton } from '@/components/ui/LinkButton';

/** Spec §2: shown after withdrawal. */
export function DeleteCompleteScreen() {
  return (
    <AuthPage title="退会の手続きが完了しました">
      <PageHead title="退会の手続きが完了しました" noindex />
      <div>
        <p>これまでご利用いただき、ありがとうございました。</p>
        <p>またのご利用を心よりお待ちしております。同じメールアドレスで、いつでも会員登録できます。</p>
      </div>
      <div>
        <LinkButton href="/">トップページへ戻る</LinkButton>
      </div>
    </AuthPage>
  );
}
