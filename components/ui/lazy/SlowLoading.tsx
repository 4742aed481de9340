import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { useIsSlow } from './use-is-slow';

/** Says that a part of the page is loading, once that takes longer than a second. */
export function SlowLoading() {
  return useIsSlow() && <InlineNotice role="status">読み込んでいます。</InlineNotice>;
}
