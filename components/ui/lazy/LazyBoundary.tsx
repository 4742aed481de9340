import type { ReactNode } from 'react';
import { LazyContext, type LazyOptions } from './lazy-context';

/** Sets what is shown in place of the lazily loaded components inside while they load and when loading fails. */
export function LazyBoundary({ children, ...options }: LazyOptions & { children: ReactNode }) {
  return <LazyContext value={options}>{children}</LazyContext>;
}
