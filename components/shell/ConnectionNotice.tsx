import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { getBottomBars } from '@/hooks/browser/bottom-bars';
import { useIsOnline } from '@/hooks/browser/online-status';
import { useDialogStore } from '@/stores/dialog-store';
import { theme } from '@/styles/theme';

/** How long the line says that the connection is back, in ms. */
const BACK_ONLINE_MS = 4000;

/**
 * Shows a line while the browser is offline, and for a moment when it is online again. It is inside the topmost dialog,
 * because a modal dialog makes everything outside of it inert, also for screen readers. It covers no button of a dialog or of a
 * bar that sticks to the lower edge of the window.
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

  const [barHeight, setBarHeight] = useState(0);
  // Runs after each rendering, because another page may have another bar.
  useLayoutEffect(() => {
    if (wasOffline) setBarHeight(Math.max(0, ...getBottomBars().map((bar) => bar.offsetHeight)));
  });

  const layer = (
    <Layer role="status" $barHeight={barHeight}>
      {!isOnline && <Line>オフラインです。入力した内容はそのまま残ります。</Line>}
      {isOnline && wasOffline && <Line>オンラインに戻りました。</Line>}
    </Layer>
  );
  return place ? createPortal(layer, place) : layer;
}

/* It never takes a press that is meant for the page. */
const Layer = styled.div<{ $barHeight: number }>`
  position: fixed;
  inset: auto ${theme.space[4]} calc(${({ $barHeight }) => `${theme.space[4]} + ${$barHeight}px`});
  z-index: ${theme.zIndex.toast};
  display: flex;
  pointer-events: none;

  dialog & {
    position: static;
  }
`;

const Line = styled.p`
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-inline-start: ${theme.border.barWarning};
  border-radius: ${theme.radius.badge};
  box-shadow: ${theme.shadow.raised};
  font-size: ${theme.text.small};
`;
