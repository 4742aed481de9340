import { PageHead } from '@/components/shell/PageHead';
import { LinkButton } from '@/components/ui/navigation/Link';
import { AuthPage } from './AuthPage';
import { RegistrationStepper } from './RegistrationStepper';

/** Shown when the operator must approve each registration: the account is requested but not active yet (spec §1). */
export function RegisterWaitingScreen() {
  return (
    <AuthPage title="登録申請を受け付けました" stepper={<RegistrationStepper current={2} />}>
      <PageHead title="登録申請を受け付けました" noindex />
      <p>
        まだ登録は完了していません。運営が内容を確認し、ご登録のメールアドレスに結果をお知らせします。承認されると、設定したパスワードでログインできます。
      </p>
      <div>
        <LinkButton href="/vacancy/" fullWidth="phone">
          案件を見る
        </LinkButton>
      </div>
    </AuthPage>
  );
}
