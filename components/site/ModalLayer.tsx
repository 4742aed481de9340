import dynamic from 'next/dynamic';
import { activeModal, useModalStore } from '@/stores/modal-store';
import { useReloginStore } from '@/stores/relogin-store';

// Loaded when first opened: forms and their libraries are no part of what a list page ships.
const LoginModal = dynamic(() => import('@/components/auth/LoginModal').then((module) => module.LoginModal), {
  ssr: false,
});
const RegistrationCompleteModal = dynamic(
  () =>
    import('@/components/auth/RegistrationCompleteModal').then((module) => module.RegistrationCompleteModal),
  { ssr: false },
);

const ReloginModal = dynamic(
  () => import('@/components/auth/ReloginModal').then((module) => module.ReloginModal),
  { ssr: false },
);

const TermsModal = dynamic(() => import('./TermsModal').then((module) => module.TermsModal), { ssr: false });
const InvoiceModal = dynamic(
  () => import('@/components/invoice/InvoiceModal').then((module) => module.InvoiceModal),
  { ssr: false },
);

/** Shows the site-wide modal whose turn it is; a login that a save waits for stands over it. */
export function ModalLayer() {
  const asking = useReloginStore((state) => state.asking);
  return (
    <>
      <ActiveModal />
      {asking && <ReloginModal />}
    </>
  );
}

function ActiveModal() {
  const modal = useModalStore(activeModal);
  switch (modal?.id) {
    case 'terms':
      return <TermsModal />;
    case 'invoice':
      return <InvoiceModal />;
    case 'login':
      return <LoginModal {...modal.props} />;
    case 'registration-complete':
      return <RegistrationCompleteModal />;
    default:
      return null;
  }
}
