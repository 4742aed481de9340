import { useMe } from '@/hooks/members';
import { toApiFailure } from '@/lib/api-failure';

/**
 * Returns whether the last reply about the current member refused the call, because the session has expired or was ended
 * elsewhere. An API that is unavailable or throttles the call shows nothing.
 */
export function useHasSessionEnded(): boolean {
  const status = toApiFailure(useMe().error)?.status ?? 0;
  return status >= 300 && status < 500 && status !== 429;
}
