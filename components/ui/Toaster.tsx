import dynamic from 'next/dynamic';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { useToastStore } from '@/stores/toast-store';
import { LazyBoundary } from './lazy/LazyBoundary';
import { LazyFallback } from './lazy/LazyFallback';
import { lazyComponent } from './lazy/lazy-component';
import { PlainToast } from './PlainToast';

const loadSlip = lazyComponent(() => import('./ToastSlip').then((module) => module.ToastSlip));
const ToastSlip = dynamic(loadSlip, { ssr: false, loading: LazyFallback });

/** The one place where toasts show; mounted once. Both live regions stay, or their news would go unheard. */
export function Toaster() {
  const { visible, type, serial } = useToastStore();
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
    const climb = () => {
      ref.current?.hidePopover?.();
      ref.current?.showPopover?.();
    };
    const handleToggle = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) climb();
    };
    if (document.querySelector('dialog[open]')) climb();
    // Capture: the event does not bubble.
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, [visible, serial]);

  // The page comes first, but a toast may have to say that the connection is gone.
  useIdlePrefetch(loadSlip);

  const toast = visible && (
    <LazyBoundary key={serial} failed={() => <PlainToast />}>
      <ToastSlip />
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
  z-index: ${({ theme }) => theme.layer.toast};
  width: min(${({ theme }) => `${theme.width.toast}, 100% - ${theme.space[8]}`});
  margin: 0 auto;
  padding: 0;
  overflow: visible;
  color: inherit;
  background: none;
  border: ${({ theme }) => theme.line.none};
  pointer-events: none;
`;
