import { PageHead } from '@/components/site/PageHead';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { AuthPage } from './AuthPage';
import { RegistrationStepper } from './RegistrationStepper';

/** Spec §1: where the provider approves each registration, it is applied for and not yet formed. */
export function RegisterWaitingScreen() {
  return (
    <AuthPage title="登録申請を受け付けました">
      <PageHead title="登録申請を受け付けました" noindex />
      <RegistrationStepper current={2} />
      <p>ご入力いただいた内容を確認しています。結果は、ご登録のメールアドレスにお知らせします。</p>
      <LedgerBlock title="ご案内" padded>
        <p>
          承認のお知らせが届くと、設定したパスワードでログインできるようになります。それまでは、公開中の案件をご覧いただけます。
        </p>
      </LedgerBlock>
      <div>
        <LinkButton href="/vacancy/">案件を見る</LinkButton>
      </div>
    </AuthPage>
  );
}
