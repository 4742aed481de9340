import type { ReactNode } from 'react';
import { DialogFallback, type DialogFallbackProps } from './DialogFallback';
import { LazyBoundary } from './LazyBoundary';

interface DialogBoundaryProps extends Omit<DialogFallbackProps, 'failure'> {
  children: ReactNode;
}

/** For a lazily loaded dialog: until it is there, one of the same title says that it is loading, or that it cannot. */
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
