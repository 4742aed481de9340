import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';
import { LazyFallback } from './LazyFallback';

/**
 * Returns a component that the browser loads and renders after hydration; until then the nearest LazyBoundary shows its
 * `loading`, as on the server. next/dynamic alone would begin during hydration, and a script that arrives before its end
 * would make the page differ from the server's document (decision 0156).
 * @param loader of {@link lazyComponent}
 */
export function clientOnly<Props extends object>(loader: () => Promise<ComponentType<Props>>) {
  const Component = dynamic(loader, { ssr: false, loading: LazyFallback });
  return function ClientOnly(props: Props) {
    return useIsHydrated() ? <Component {...props} /> : <LazyFallback />;
  };
}
