import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useIsOnline } from '@/hooks/browser/online-status';
import { useDialogStore } from '@/stores/dialog-store';

/** How long the line says that the connection is back, in ms. */
const BACK_ONLINE_MS = 4000;

/**
 * Shows a line while the browser is offline, and for a moment when it is online again. It is inside of the topmost dialog,
 * because a modal dialog makes everything outside of it inert, also for screen readers.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);

  const dialogId = useDialogStore(({ openIds }) => openIds.at(-1));
  const dialog = dialogId ? document.getElementById(dialogId)?.closest('dialog') : null;
  const place = dialog?.querySelector('[data-notices]');

  const layer = (
    <Layer role="status">
      {!isOnline && <Line>オフラインです。入力した内容はそのまま残ります。</Line>}
      {isOnline && wasOffline && <Line>オンラインに戻りました。</Line>}
    </Layer>
  );
  return place ? createPortal(layer, place) : layer;
}

/*
  Above the bar that sticks to the bottom of a form. It never takes a press that is meant for the page. In a dialog it has
  room of its own, as toasts do, because it would cover the buttons of one that reaches to the bottom of the window.
*/
const Layer = styled.div`
  position: fixed;
  inset: auto ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]};
  z-index: ${({ theme }) => theme.zIndex.toast};
  display: flex;
  pointer-events: none;

  html:has([data-action-bar]) & {
    inset-block-end: calc(${({ theme }) => `${theme.size.actionBar} + ${theme.space[2]}`});
  }

  dialog & {
    position: static;
  }
`;

const Line = styled.p`
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.strong};
  border-inline-start: ${({ theme }) => theme.border.barWarning};
  border-radius: ${({ theme }) => theme.radius.badge};
  box-shadow: ${({ theme }) => theme.shadow.raised};
  font-size: ${({ theme }) => theme.text.small};
`;
