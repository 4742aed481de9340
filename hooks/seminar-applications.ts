import { useQuery } from '@tanstack/react-query';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { useIsLoggedIn } from './login-status';

/** The member's applications to seminars; fetched only when logged in (spec §6). */
export function useSeminarApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.list(), enabled });
}

/** Applied seminars with their applications (/mypage/seminar/). */
export function useSeminarApplied() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...seminarApplicationQueries.applied(), enabled });
}
