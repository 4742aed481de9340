import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useIsHydrated } from '@/hooks/browser/rendering';

/** In milliseconds: short at first, for a person who presses again, and later no more often than a list is polled. */
const FIRST_RETRY_DELAY = 2000;
const LAST_RETRY_DELAY = 10_000;

/**
 * Returns a component that the browser loads and renders after hydration. next/dynamic alone would begin during hydration,
 * and a script that arrives before its end would make the page differ from the server's document (decision 0156). A part
 * that the server renders uses `dynamic()` itself with {@link partLoading}, because Next reads the `import()` there.
 * @param placeholder what is shown until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
) {
  const Part = dynamic(load, { ssr: false, loading: partLoading(placeholder) });
  return (props: Props) => (useIsHydrated() ? <Part {...props} /> : placeholder);
}

/**
 * Returns the option `loading` of `dynamic()`. A part whose script did not arrive is requested again as long as it is wanted, and
 * shell/document-head.tsx shows a notice until it is there. The bundler's runtime makes a new request each time.
 */
export const partLoading = (placeholder?: ReactNode) => (props: DynamicOptionsLoadingProps) => (
  <PartLoading {...props} placeholder={placeholder} />
);

function PartLoading({ error, retry, placeholder }: DynamicOptionsLoadingProps & { placeholder: ReactNode }) {
  const delay = useRef(FIRST_RETRY_DELAY);
  useEffect(() => {
    if (!error || !retry) return;
    const timer = setTimeout(retry, delay.current);
    delay.current = Math.min(delay.current * 2, LAST_RETRY_DELAY);
    return () => clearTimeout(timer);
  }, [error, retry]);
  return placeholder;
}
