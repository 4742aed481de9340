import type { ReactNode } from 'react';
import { DialogFallback, type DialogFallbackProps } from './DialogFallback';
import { LazyBoundary } from './LazyBoundary';

interface DialogBoundaryProps extends Omit<DialogFallbackProps, 'failure'> {
  children: ReactNode;
}

/**
 * Wraps a lazily loaded dialog. Until it is loaded, a dialog with the same title says that it is loading or that
 * loading failed.
 */
export function DialogBoundary({ children, ...dialog }: DialogBoundaryProps) {
  return (
    <LazyBoundary
      loading={<DialogFallback {...dialog} />}
      failed={(failure) => <DialogFallback {...dialog} failure={failure} />}
    >
      {children}
    </LazyBoundary>
  );
}
