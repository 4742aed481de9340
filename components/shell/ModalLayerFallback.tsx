import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import type { LoadFailureState } from '@/components/ui/lazy/lazy-context';
import { useIsSlow } from '@/components/ui/lazy/use-is-slow';
import { cancelLoginPrompt } from '@/hooks/session/login-prompt';
import { type ModalId, selectActiveModal, useModalStore } from '@/stores/modal-store';
import { useRegistrationCompleteStore } from '@/stores/registration-complete-store';
import { useReloginStore } from '@/stores/relogin-store';
import { theme } from '@/styles/theme';
import { LoginDialogFallback } from './LoginDialogFallback';

interface ModalLayerFallbackProps {
  failure?: LoadFailureState;
}

/** What closes each modal. The legally required ones are persistent. */
const CLOSE: Partial<Record<ModalId, () => void>> = {
  login: cancelLoginPrompt,
  'registration-complete': () => useRegistrationCompleteStore.getState().dismiss(),
};
const cancelRelogin = () => useReloginStore.getState().resolve(false);

/**
 * Replaces the site-wide modals: says that they are loading or that they could not be loaded. A link that opens the
 * login dialog leads to the login page then.
 */
export function ModalLayerFallback({ failure }: ModalLayerFallbackProps) {
  const modal = useModalStore(selectActiveModal);
  const isPrompting = useReloginStore((state) => state.isPrompting);
  const isSlow = useIsSlow();
  if (failure && modal?.id === 'login' && !isPrompting)
    return <LoginDialogFallback href={modal.props?.href} />;
  if (!failure && !isSlow) return null;
  return (
    <PlainDialog onClose={isPrompting ? cancelRelogin : modal && CLOSE[modal.id]}>
      {failure ? <LoadFailure {...failure} /> : <InlineNotice role="status">読み込んでいます。</InlineNotice>}
    </PlainDialog>
  );
}

interface PlainDialogProps {
  /** Without it the dialog is persistent. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** Used instead of `Dialog`, whose code is loaded together with the modals. */
function PlainDialog({ onClose, children }: PlainDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <Root
      ref={ref}
      aria-label="お知らせ"
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={handleCancel}
    >
      {children}
      {onClose && (
        <Button variant="text" onClick={onClose}>
          閉じる
        </Button>
      )}
    </Root>
  );
}

// Forwards all props, because styled-components' list of known attributes lacks `closedby` and would warn about it.
const Root = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  max-width: min(${theme.width.dialog}, 100% - ${theme.space[8]});
  margin: auto;
  padding: ${theme.space[4]};
  border: ${theme.border.regular};
  border-radius: ${theme.radius.card};
`;
