import { PageHead } from '@/components/shell/PageHead';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { AuthPage } from './AuthPage';
import { NextSteps } from './NextSteps';
import { RegistrationStepper } from './RegistrationStepper';

const STEPS = [
  'ご入力いただいた内容を、運営が確認します。',
  '結果を、ご登録のメールアドレスにお知らせします。',
  '承認のお知らせが届いたら、設定したパスワードでログインできます。',
];

/** Shown when the operator must approve each registration: the account is requested but not active yet (spec §1). */
export function RegisterWaitingScreen() {
  return (
    <AuthPage title="登録申請を受け付けました">
      <PageHead title="登録申請を受け付けました" noindex />
      <RegistrationStepper current={2} />
      <p>まだ登録は完了していません。承認をお待ちいただく間も、公開中の案件はご覧いただけます。</p>
      <NextSteps steps={STEPS} />
      <div>
        <LinkButton href="/vacancy/" fullWidth="phone">
          案件を見る
        </LinkButton>
      </div>
    </AuthPage>
  );
}
