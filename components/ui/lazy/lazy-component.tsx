import type { ComponentType } from 'react';
import { lazyImport } from '@/lib/lazy-import';
import { LazyContext, lazyDefaults } from './lazy-context';

/**
 * The loader of a lazily loaded component, for `next/dynamic` together with {@link LazyFallback}:
 *
 *     const Editor = dynamic(
 *       lazyComponent(() => import('./Editor').then((module) => module.Editor)),
 *       { loading: LazyFallback },
 *     );
 *
 * A component that the server renders needs its `import()` written inside of `dynamic(…)`: Next reads the name of the
 * script from there. With `ssr: false` the loader may be a constant of its own, which {@link useIdlePrefetch} takes too.
 */
export const lazyComponent =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async () => {
    const Component = await lazyImport(load);
    // A LazyBoundary is for the one component inside of it, not for those that this component loads itself.
    return (props: Props) => (
      <LazyContext value={lazyDefaults}>
        <Component {...props} />
      </LazyContext>
    );
  };
