import { useQuery } from '@tanstack/react-query';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { type SeminarDisplayStatus, seminarDisplayStatus } from '@/lib/seminar-text';
import type { SeminarApplication } from '@/schemas/seminar-applications';
import type { SeminarStatus } from '@/schemas/seminar-codes';
import { useIsLoggedIn } from './session/login-status';

/** The member's applications to seminars; fetched only when logged in (spec §6). */
export function useSeminarApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.list(), enabled });
}

/** The status of a seminar for this visitor, and their application, if there is one. */
export interface SeminarApplicationState {
  displayStatus: SeminarDisplayStatus;
  application: SeminarApplication | undefined;
}

/**
 * Returns the status of a seminar for this visitor.
 * @param applications the member's applications; undefined while they are loading and when logged out
 */
export function getSeminarApplicationState(
  { id, status }: { id: number; status: SeminarStatus },
  applications: readonly SeminarApplication[] | undefined,
): SeminarApplicationState {
  const application = applications?.find(({ seminar }) => seminar === id);
  return { displayStatus: seminarDisplayStatus(status, application), application };
}

/** Applied seminars with their applications (/mypage/seminar/). */
export function useAppliedSeminars() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.applied(), enabled });
}
