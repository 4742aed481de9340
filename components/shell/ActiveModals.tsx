import { loadLoginModal } from '@/components/auth/login-modal';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { DialogFallback } from '@/components/ui/lazy/DialogFallback';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { cancelLoginPrompt } from '@/hooks/session/login-prompt';
import { type ModalProps, selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { useReloginStore } from '@/stores/relogin-store';
import { LoginDialogFallback } from './LoginDialogFallback';

// Loaded when first opened, so that list pages do not include forms and their libraries.
const LoginModal = clientOnly(loadLoginModal);
const RegistrationCompleteModal = clientOnly(
  lazyComponent(() =>
    import('@/components/auth/RegistrationCompleteModal').then((module) => module.RegistrationCompleteModal),
  ),
);
const ReloginModal = clientOnly(
  lazyComponent(() => import('@/components/auth/ReloginModal').then((module) => module.ReloginModal)),
);
const TermsModal = clientOnly(
  lazyComponent(() => import('@/components/legal/TermsModal').then((module) => module.TermsModal)),
);
const InvoiceModal = clientOnly(
  lazyComponent(() => import('@/components/invoices/InvoiceModal').then((module) => module.InvoiceModal)),
);

/** Shows the active site-wide modal. The re-login dialog of a pending save opens above it. Loaded by ModalLayer. */
export function ActiveModals() {
  const { isPrompting, resolve } = useReloginStore();
  return (
    <>
      <ActiveModal />
      {isPrompting && (
        <DialogBoundary title="もう一度ログインしてください" onClose={() => resolve(false)}>
          <ReloginModal />
        </DialogBoundary>
      )}
    </>
  );
}

function ActiveModal() {
  const modal = useModalStore(selectActiveModal);
  switch (modal?.id) {
    case 'terms':
      return (
        <DialogBoundary title="サービス利用規約">
          <TermsModal />
        </DialogBoundary>
      );
    case 'invoice':
      return (
        <DialogBoundary title="インボイス制度についてのご確認">
          <InvoiceModal />
        </DialogBoundary>
      );
    case 'login':
      return <Login {...modal.props} />;
    case 'registration-complete':
      return <RegistrationComplete />;
    default:
      return null;
  }
}

/** Follows the link to the login page when the login dialog cannot be loaded. */
function Login({ notice, href }: NonNullable<ModalProps['login']>) {
  return (
    <LazyBoundary
      loading={<DialogFallback title="ログイン" onClose={cancelLoginPrompt} />}
      failed={() => <LoginDialogFallback href={href} />}
    >
      <LoginModal notice={notice} />
    </LazyBoundary>
  );
}

function RegistrationComplete() {
  const done = useRegistrationCompleteStore((state) => state.dismiss);
  return (
    <DialogBoundary title="会員登録が完了しました。" onClose={done}>
      <RegistrationCompleteModal />
    </DialogBoundary>
  );
}
