import { LoginModal, ReloginModal } from '@/components/auth/LoginModal';
import { RegistrationCompleteModal } from '@/components/auth/RegistrationCompleteModal';
import { InvoiceModal } from '@/components/invoices/InvoiceModal';
import { TermsModal } from '@/components/legal/TermsModal';
import { selectActiveModal, useModalStore, useReloginStore } from '@/stores/modal-store';

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
