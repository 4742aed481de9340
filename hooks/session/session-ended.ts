import { useMe } from '@/hooks/members';
import { isSessionRefusal } from '@/lib/member-refusal';

/** Returns whether the last reply refused the current member, because the session has expired or was ended elsewhere. */
export const useHasSessionEnded = (): boolean => isSessionRefusal(useMe().error);
