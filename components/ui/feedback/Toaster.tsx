import { CircleCheck, type IconNode, Info, Mail, TriangleAlert, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { IconButton } from '@/components/ui/form/IconButton';
import { useDialogStore } from '@/stores/modal-store';
import { type ToastIcon, type ToastType, useToastStore } from '@/stores/toast-store';
import { below, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const ICONS: Record<ToastIcon, IconNode> = {
  check: CircleCheck,
  info: Info,
  alert: TriangleAlert,
  mail: Mail,
};

/** Renders the toasts of the page, and is mounted once. While a dialog is open, the dialog shows them. */
export function Toaster() {
  return (
    <Layer>
      <ToastRegions />
    </Layer>
  );
}

interface ToastRegionsProps {
  /** The id of the dialog that contains the regions; undefined for those of the page. */
  dialogId?: string;
}

/**
 * The live regions of the page or of a dialog. The toast is in those of the topmost dialog, because a modal dialog makes
 * everything outside of it inert: nobody could hear or press a toast there. Both regions stay mounted, because screen
 * readers may not announce a region that appears together with its text.
 */
export function ToastRegions({ dialogId }: ToastRegionsProps) {
  const { visible, type, sequence } = useToastStore();
  const isActive = useDialogStore(({ openIds }) => openIds.at(-1) === dialogId);
  const toast = visible && isActive && <Toast key={sequence} />;
  return (
    <>
      <div role="status">{type !== 'error' && toast}</div>
      <div role="alert">{type === 'error' && toast}</div>
    </>
  );
}

/**
 * Shows a toast for its duration. The timer pauses while the toast has the pointer or the focus. A toast that moves
 * to the page, because its dialog has closed, goes on: it does not slide in again and is not shown for longer.
 */
function Toast() {
  const { message, type, icon, sequence, hide } = useToastStore();
  const [pauseReasons, setPauseReasons] = useState({ pointer: false, focus: false });
  const [hasMoved] = useState(() => useToastStore.getState().hasAppeared);
  const cameFrom = useRef<HTMLElement>(null);
  const isPaused = pauseReasons.pointer || pauseReasons.focus;

  useEffect(() => {
    const { getState, setState } = useToastStore;
    setState({ hasAppeared: true });
    if (isPaused) return;
    const startedAt = performance.now();
    const { remaining } = getState();
    const timer = setTimeout(hide, remaining);
    return () => {
      clearTimeout(timer);
      if (getState().sequence === sequence)
        setState({ remaining: remaining - (performance.now() - startedAt) });
    };
  }, [isPaused, hide, sequence]);

  // The focus returns to where it was before, or goes to the heading of the page.
  const handleClose = () => {
    cameFrom.current?.focus({ preventScroll: true });
    hide();
  };

  return (
    <Root
      $type={type}
      $hasMoved={hasMoved}
      onPointerEnter={() => setPauseReasons((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setPauseReasons((now) => ({ ...now, pointer: false }))}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget as HTMLElement | null;
        setPauseReasons((now) => ({ ...now, focus: true }));
      }}
      onBlur={() => setPauseReasons((now) => ({ ...now, focus: false }))}
    >
      <IconFrame $type={type}>
        <Icon node={ICONS[icon]} />
      </IconFrame>
      <Message>
        <NoBreak numbersOnly text={message} />
      </Message>
      <IconButton label="お知らせを閉じる" onClick={handleClose}>
        <Icon node={X} />
      </IconButton>
    </Root>
  );
}

/* Below the navigation of every header, so that it covers no link of it. */
const Layer = styled.div`
  position: fixed;
  inset: calc(${theme.size.header} + ${theme.size.touch}) 0 auto;
  z-index: ${theme.zIndex.toast};
  width: min(${theme.width.toast}, 100% - ${theme.space[8]});
  margin: 0 auto;
  pointer-events: none;
`;

const slideIn = keyframes`
  from { opacity: 0; translate: 0 -0.5rem; }
`;

const Root = styled.div<{ $type: ToastType; $hasMoved: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-inline-start: ${({ $type }) => ($type === 'error' ? theme.border.barAccent : theme.border.bar)};
  border-radius: ${theme.radius.badge};
  box-shadow: ${theme.shadow.floating};
  pointer-events: auto;
  animation: ${({ $hasMoved }) => ($hasMoved ? 'none' : slideIn)} ${theme.motion.slow};

  ${below.sm} {
    font-size: ${theme.text.small};
  }

  ${screenOnly}
`;

const IconFrame = styled.span<{ $type: ToastType }>`
  display: grid;
  color: ${({ $type }) => ($type === 'error' ? theme.color.accent : theme.color.primary)};
`;

const Message = styled.p`
  flex: 1;
  padding-block: ${theme.space[2]};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
  word-break: auto-phrase;
`;
