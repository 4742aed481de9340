import type { ReactNode } from 'react';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { MISSING_SCRIPT_MESSAGE } from '@/lib/api-failure';
import type { LoadFailureState } from './lazy-context';

interface LoadFailureProps extends LoadFailureState {
  /** Alternatives for the user, such as a link. */
  children?: ReactNode;
}

/** Says that a part of the page could not be loaded, with a button to retry. */
export function LoadFailure({ isRetrying, hasRetried, retryOrReload, children }: LoadFailureProps) {
  return (
    <InlineNotice
      tone="error"
      role="alert"
      action={
        <Button size="small" pending={isRetrying} onClick={retryOrReload}>
          {hasRetried ? 'ページを再読み込み' : 'もう一度'}
        </Button>
      }
    >
      {hasRetried
        ? 'まだ読み込めません。通信状況を確認して、ページを再読み込みしてください。'
        : MISSING_SCRIPT_MESSAGE}
      {children}
    </InlineNotice>
  );
}
