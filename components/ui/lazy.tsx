import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';

/**
 * Returns a component that the browser loads and renders after hydration. next/dynamic alone would begin during hydration,
 * and a script that arrives before its end would make the page differ from the server's document (decision 0156). A part
 * that the server renders uses `dynamic()` itself, because Next reads the `import()` there. The bundler's runtime requests a
 * script that does not arrive once more; then shell/script-failures.ts offers a reload.
 * @param placeholder what is shown until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
) {
  const Part = dynamic(load, { ssr: false, loading: () => placeholder });
  return (props: Props) => (useIsHydrated() ? <Part {...props} /> : placeholder);
}
