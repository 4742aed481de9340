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

/** Where a seminar stands for this person, and their application, if there is one. */
export interface SeminarApplicationState {
  displayStatus: SeminarDisplayStatus;
  application: SeminarApplication | undefined;
}

/** @param applications the member's; undefined while they are unknown, and for a visitor */
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
