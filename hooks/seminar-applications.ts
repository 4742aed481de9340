import { useQuery } from '@tanstack/react-query';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import type { SeminarApplication } from '@/schemas/seminar-applications';
import { type SeminarState, type SeminarStatus, seminarState } from '@/schemas/seminar-text';
import { useIsLoggedIn } from './login-status';

/** The member's applications to seminars; fetched only when logged in (spec §6). */
export function useSeminarApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.list(), enabled });
}

/** Where a seminar stands for this person, and their application, if there is one. */
export interface SeminarStanding {
  state: SeminarState;
  application: SeminarApplication | undefined;
}

/** @param applications the member's; undefined while they are unknown, and for a visitor */
export function seminarStanding(
  { id, status }: { id: number; status: SeminarStatus },
  applications: readonly SeminarApplication[] | undefined,
): SeminarStanding {
  const application = applications?.find(({ seminar }) => seminar === id);
  return { state: seminarState(status, application), application };
}

/** Applied seminars with their applications (/mypage/seminar/). */
export function useSeminarApplied() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.applied(), enabled });
}
