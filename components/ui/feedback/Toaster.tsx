import dynamic from 'next/dynamic';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useIdlePrefetch } from '@/hooks/browser/idle-prefetch';
import { useToastStore } from '@/stores/toast-store';
import { PlainToast } from './PlainToast';

const loadToast = lazyComponent(() => import('./Toast').then((module) => module.Toast));
const Toast = dynamic(loadToast, { ssr: false, loading: LazyFallback });

/**
 * Renders all toasts and is mounted once. Both live regions stay mounted, because screen readers may not announce a
 * region that appears together with its text.
 */
export function Toaster() {
  const { visible, type, sequence } = useToastStore();
  const ref = useRef<HTMLDivElement>(null);

  // Uses a popover, because a modal dialog covers everything outside the top layer. The popover is shown from the start
  // although it is empty: screen readers may not announce a live region that appears together with its text.
  useLayoutEffect(() => {
    const layer = ref.current;
    layer?.showPopover?.();
    return () => layer?.hidePopover?.();
  }, []);

  // Elements in the top layer stack in the order in which they were added. Reopening the popover moves the toast above
  // a dialog that is already open, and above one that opens while the toast is visible (for example when saving in a
  // modal opens the next one).
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast must move to the top again
  useLayoutEffect(() => {
    if (!visible) return;
    const bringToTop = () => {
      ref.current?.hidePopover?.();
      ref.current?.showPopover?.();
    };
    const handleToggle = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) bringToTop();
    };
    if (document.querySelector('dialog[open]')) bringToTop();
    // Listens in the capture phase, because `toggle` does not bubble.
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, [visible, sequence]);

  // Loads the toast when the browser is idle. A toast must also be able to report a lost connection, when loading is no
  // longer possible.
  useIdlePrefetch(loadToast);

  const toast = visible && (
    <LazyBoundary key={sequence} failed={() => <PlainToast />}>
      <Toast />
    </LazyBoundary>
  );
  return (
    <Layer ref={ref} popover="manual">
      <div role="status">{type !== 'error' && toast}</div>
      <div role="alert">{type === 'error' && toast}</div>
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  inset: ${({ theme }) => theme.space[4]} 0 auto;
  z-index: ${({ theme }) => theme.zIndex.toast};
  width: min(${({ theme }) => `${theme.width.toast}, 100% - ${theme.space[8]}`});
  margin: 0 auto;
  padding: 0;
  overflow: visible;
  color: inherit;
  background: none;
  border: ${({ theme }) => theme.border.none};
  pointer-events: none;
`;
