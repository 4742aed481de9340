import type { ComponentType } from 'react';
import { lazyImport } from '@/lib/lazy-import';
import { LazyContext, lazyDefaults } from './lazy-context';

/**
 * Returns the loader of a lazily loaded component, for `next/dynamic` together with {@link LazyFallback}:
 *
 *     const Editor = dynamic(
 *       lazyComponent(() => import('./Editor').then((module) => module.Editor)),
 *       { loading: LazyFallback },
 *     );
 *
 * For a component that the server renders, the `import()` must be written inside `dynamic(…)`, because Next reads the
 * name of the script there. For one that only the browser renders, `clientOnly()` takes the place of `dynamic()`; the
 * loader can then be a separate constant, which {@link useIdlePrefetch} also accepts.
 */
export const lazyComponent =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const Component = await lazyImport(load);
    // A LazyBoundary applies only to the component directly inside it, not to components that this one loads itself.
    return (props: Props) => (
      <LazyContext value={lazyDefaults}>
        <Component {...props} />
      </LazyContext>
    );
  };
