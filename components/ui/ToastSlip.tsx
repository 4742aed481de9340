import { CircleCheck, Info, Mail, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { type ToastIcon, type ToastType, useToastStore } from '@/stores/toast-store';
import { below } from '@/styles/mixins';
import { IconButton } from './IconButton';

const ICONS: Record<ToastIcon, typeof Info> = {
  check: CircleCheck,
  info: Info,
  alert: TriangleAlert,
  mail: Mail,
};

/** A toast as it shows, for its time: that stands still under the pointer and the focus. */
export function ToastSlip() {
  const { message, type, icon, duration, hide } = useToastStore();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const remaining = useRef(duration);
  const paused = held.pointer || held.focus;

  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(hide, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - since;
    };
  }, [paused, hide]);

  const Icon = ICONS[icon];
  return (
    <Slip
      $type={type}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <Sign $type={type}>
        <Icon />
      </Sign>
      <Message>{message}</Message>
      <IconButton label="お知らせを閉じる" onClick={hide}>
        <X />
      </IconButton>
    </Slip>
  );
}

const drop = keyframes`
  from { opacity: 0; translate: 0 -0.5rem; }
`;

const Slip = styled.div<{ $type: ToastType }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.ruleStrong};
  border-inline-start: ${({ theme, $type }) => ($type === 'error' ? theme.line.markSeal : theme.line.mark)};
  border-radius: ${({ theme }) => theme.radius.badge};
  box-shadow: ${({ theme }) => theme.shadow.floating};
  pointer-events: auto;
  animation: ${drop} ${({ theme }) => theme.motion.gentle};

  ${below.sm} {
    font-size: ${({ theme }) => theme.text.small};
  }
`;

const Sign = styled.span<{ $type: ToastType }>`
  display: grid;
  color: ${({ theme, $type }) => ($type === 'error' ? theme.color.seal : theme.color.primary)};
`;

const Message = styled.p`
  flex: 1;
  padding-block: ${({ theme }) => theme.space[2]};
  font-weight: 700;
  line-height: ${({ theme }) => theme.leading.row};
`;
