import type { ReactNode } from 'react';
import { LazyContext, type LazyOptions } from './lazy-context';

/** Says what stands in the place of the lazily loaded components inside while they load, and when they cannot. */
export function LazyBoundary({ children, ...options }: LazyOptions & { children: ReactNode }) {
  return <LazyContext value={options}>{children}</LazyContext>;
}
