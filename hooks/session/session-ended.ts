import { useMe } from '@/hooks/members';
import { toApiFailure } from '@/lib/api-failure';

/** Returns whether the error of GET /members/me/ is a refusal. An API that is unavailable or throttles the call shows nothing. */
export function isSessionRefusal(error: unknown): boolean {
  const status = toApiFailure(error)?.status ?? 0;
  return status >= 300 && status < 500 && status !== 429;
}

/** Returns whether the last reply refused the current member, because the session has expired or was ended elsewhere. */
export const useHasSessionEnded = (): boolean => isSessionRefusal(useMe().error);
