import { CircleCheck, type IconNode, Info, Mail, TriangleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { IconButton } from '@/components/ui/form/IconButton';
import { type ToastIcon, type ToastType, useToastStore } from '@/stores/toast-store';
import { useToastTimerStore } from '@/stores/toast-timer-store';
import { below } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const ICONS: Record<ToastIcon, IconNode> = {
  check: CircleCheck,
  info: Info,
  alert: TriangleAlert,
  mail: Mail,
};

/**
 * Shows a toast for its duration. The timer pauses while the toast has the pointer or the focus. A toast that moves
 * to the page, because its dialog has closed, goes on: it does not slide in again and is not shown for longer.
 */
export function Toast() {
  const { message, type, icon, duration, sequence, hide } = useToastStore();
  const [pauseReasons, setPauseReasons] = useState({ pointer: false, focus: false });
  const [hasMoved] = useState(() => useToastTimerStore.getState().sequence === sequence);
  const isPaused = pauseReasons.pointer || pauseReasons.focus;

  useEffect(() => {
    const { getState, setState } = useToastTimerStore;
    if (getState().sequence !== sequence) setState({ sequence, remaining: duration });
    if (isPaused) return;
    const startedAt = performance.now();
    const { remaining } = getState();
    const timer = setTimeout(hide, remaining);
    return () => {
      clearTimeout(timer);
      if (getState().sequence === sequence)
        setState({ remaining: remaining - (performance.now() - startedAt) });
    };
  }, [isPaused, hide, sequence, duration]);

  return (
    <Root
      $type={type}
      $hasMoved={hasMoved}
      onPointerEnter={() => setPauseReasons((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setPauseReasons((now) => ({ ...now, pointer: false }))}
      onFocus={() => setPauseReasons((now) => ({ ...now, focus: true }))}
      onBlur={() => setPauseReasons((now) => ({ ...now, focus: false }))}
    >
      <IconFrame $type={type}>
        <Icon node={ICONS[icon]} />
      </IconFrame>
      <Message>
        <NoBreak numbersOnly text={message} />
      </Message>
      <IconButton label="お知らせを閉じる" onClick={hide}>
        <Icon node={X} />
      </IconButton>
    </Root>
  );
}

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

  @media print {
    display: none;
  }
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
`;
