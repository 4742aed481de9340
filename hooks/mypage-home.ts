import { useQuery } from '@tanstack/react-query';
import { optional } from '@/api/client';
import { fittingVacanciesQuery } from '@/api/fitting-vacancies';
import { seminarApplicationQueries } from '@/api/seminar-applications';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { useIsLoggedIn } from './session/login-status';

// Mypage is complete without each of these, so the failure of one leaves the page as it is.

/** Applied vacancies with their applications, as a part of mypage. */
export function useHomeApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({
    ...vacancyApplicationQueries.applied(),
    meta: optional,
    enabled,
  });
}

/** Applied seminars with their applications, as a part of mypage. */
export function useHomeSeminars() {
  const enabled = useIsLoggedIn();
  return useQuery({
    ...seminarApplicationQueries.applied(),
    meta: optional,
    enabled,
  });
}

/** The open vacancies that fit the member best. */
export function useFittingVacancies() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...fittingVacanciesQuery(), enabled });
}
