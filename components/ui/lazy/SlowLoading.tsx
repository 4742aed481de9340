import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { useIsSlow } from './use-is-slow';

/** Says that a part of the page is loading, once that takes longer than a second. */
export function SlowLoading() {
  const isSlow = useIsSlow();
  return <div role="status">{isSlow && <InlineNotice>読み込んでいます。</InlineNotice>}</div>;
}
