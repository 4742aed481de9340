import { useMe } from '@/hooks/members';
import { toApiFailure } from '@/lib/api-failure';
import { isMemberRefused } from '@/lib/member-refusal';

/** Returns whether the error of GET /members/me/ shows that there is no valid session. */
export const isSessionRefusal = (error: unknown): boolean =>
  isMemberRefused(toApiFailure(error)?.status ?? 0);

/** Returns whether the last reply refused the current member, because the session has expired or was ended elsewhere. */
export const useHasSessionEnded = (): boolean => isSessionRefusal(useMe().error);
