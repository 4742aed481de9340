import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';

const RETRY_DELAY_MS = 500;

/** Runs an `import()`, and repeats it once when its script does not arrive. */
export const importWithRetry = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)).then(load));

/** Returns the `loading` of `next/dynamic()`: what is shown until the part arrives, and a notice when it does not. */
export const loadingOf =
  (placeholder: ReactNode = null) =>
  ({ error }: DynamicOptionsLoadingProps) =>
    error ? (
      <InlineNotice
        tone="error"
        role="alert"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            ページを再読み込み
          </Button>
        }
      >
        画面の一部を読み込めませんでした。通信状況を確認して、ページを再読み込みしてください。
      </InlineNotice>
    ) : (
      placeholder
    );

/**
 * Returns a component that the browser loads and renders after hydration. next/dynamic alone would begin during hydration,
 * and a script that arrives before its end would make the page differ from the server's document (decision 0156). A part
 * that the server renders uses `dynamic()` itself, because Next reads the `import()` there.
 * @param placeholder what is shown until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
) {
  const Part = dynamic(() => importWithRetry(load), { ssr: false, loading: loadingOf(placeholder) });
  return (props: Props) => (useIsHydrated() ? <Part {...props} /> : placeholder);
}
