import { useRouter } from 'next/router';
import styled from 'styled-components';
import { LoginModal, ReloginModal } from '@/components/auth/LoginModal';
import { RegistrationStepper } from '@/components/auth/RegistrationStepper';
import { InvoiceForm } from '@/components/invoices/InvoiceForm';
import { TermsModal } from '@/components/legal/TermsModal';
import { Dialog, DialogStack } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useLogout } from '@/hooks/auth';
import { useMe } from '@/hooks/members';
import { startOf } from '@/lib/dates';
import { DAY_MS } from '@/schemas/time';
import { selectActiveModal, useModalStore, useReloginStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-store';
import { theme } from '@/styles/theme';

/** Shows the active site-wide modal. The re-login dialog of a pending save opens above it. Loaded by ModalLayer. */
export function ActiveModals() {
  const isPrompting = useReloginStore((state) => state.isPrompting);
  return (
    <>
      <ActiveModal />
      {isPrompting && <ReloginModal />}
    </>
  );
}

function ActiveModal() {
  const modal = useModalStore(selectActiveModal);
  switch (modal?.id) {
    case 'terms':
      return <TermsModal />;
    case 'invoice':
      return <InvoiceModal />;
    case 'login':
      return <LoginModal notice={modal.props?.notice} />;
    case 'registration-complete':
      return <RegistrationCompleteModal />;
    default:
      return null;
  }
}

/** Uses the spec's exact wording wherever the spec gives it (spec §2). */
function RegistrationCompleteModal() {
  const dismiss = useRegistrationCompleteStore((state) => state.dismiss);
  // The page behind the dialog is the one from which the member went to register.
  const isApplying = useRouter().pathname === '/vacancy/[id]/entry';
  return (
    <Dialog title="会員登録が完了しました。" open onClose={dismiss}>
      <DialogStack>
        <RegistrationStepper current={2} />
        <Text>
          <p>業務スキルと働き方を入力すると、あなたに合う案件をご案内しやすくなります。</p>
          <Note>※案件に応募するには、職務経歴の登録が必要です。</Note>
        </Text>
        {isApplying && (
          <Button variant="primary" fullWidth onClick={dismiss}>
            応募を続ける
          </Button>
        )}
        <LinkButton href="/mypage/" variant={isApplying ? 'secondary' : 'primary'} fullWidth>
          マイページへ進む
        </LinkButton>
      </DialogStack>
    </Dialog>
  );
}

/**
 * Begins with the completed registration for a member of today who has not seen it (the tab was closed, or the
 * operator approved the registration later). Stays open until the member answers the invoice question. Saving the
 * answer closes it (spec §4, hooks/session/required-modals.ts).
 */
function InvoiceModal() {
  const { data: me } = useMe();
  const { mutate: logout, isPending } = useLogout();
  const isSeen = useRegistrationCompleteStore((state) => state.isSeen);
  if (!me) return null;
  const { activate_at } = me.member;
  const isNew = activate_at !== null && Date.now() - startOf(activate_at) < DAY_MS;
  return (
    <Dialog title="インボイス制度についてのご確認" open persistent>
      <DialogStack>
        {isNew && !isSeen && <strong>会員登録が完了しました。</strong>}
        <p>
          報酬のお支払いに必要なため、適格請求書発行事業者（インボイス制度）への登録状況をお知らせください。あとから設定画面で変更できます。
        </p>
        <InvoiceForm member={me.member} redirect={null} />
        {/* The logout lets members leave who cannot answer now (decision 0028). */}
        <Button variant="text" size="small" pending={isPending} onClick={() => logout(undefined)}>
          回答せずにログアウト
        </Button>
      </DialogStack>
    </Dialog>
  );
}

const Text = styled.div`
  text-wrap: pretty;
  display: grid;
  gap: ${theme.space[2]};
`;

const Note = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
