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

/** The one place where toasts show; mounted once. Both live regions stay, or their news would go unheard. */
export function Toaster() {
  const { visible, type, sequence } = useToastStore();
  const ref = useRef<HTMLDivElement>(null);

  // A modal dialog covers everything but the top layer. Shown from the start, though empty: a live region that
  // appears together with its text may go unheard.
  useLayoutEffect(() => {
    const layer = ref.current;
    layer?.showPopover?.();
    return () => layer?.hidePopover?.();
  }, []);

  // In the top layer the last to come is on top: a toast climbs over a dialog that was opened meanwhile, and over
  // one that opens while it shows (what a modal has just done is said while the next one comes).
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast climbs again
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
    // Capture: the event does not bubble.
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, [visible, sequence]);

  // The page comes first, but a toast may have to say that the connection is gone.
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
