import dynamic from 'next/dynamic';
import { activeModal, useModalStore } from '@/stores/modal-store';

// Loaded when first opened: forms and their libraries are no part of what a list page ships.
const LoginModal = dynamic(() => import('@/components/auth/LoginModal').then((module) => module.LoginModal), {
  ssr: false,
});
const RegistrationCompleteModal = dynamic(
  () =>
    import('@/components/auth/RegistrationCompleteModal').then((module) => module.RegistrationCompleteModal),
  { ssr: false },
);

/** Shows the site-wide modal whose turn it is. */
export function ModalLayer() {
  const modal = useModalStore(activeModal);
  switch (modal?.id) {
    case 'login':
      return <LoginModal {...modal.props} />;
    case 'registration-complete':
      return <RegistrationCompleteModal />;
    default:
      return null;
  }
}
