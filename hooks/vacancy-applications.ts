import { useQuery } from '@tanstack/react-query';
import { vacancyApplicationQueries } from '@/api/vacancy-applications';
import { useIsLoggedIn } from './session/login-status';

/** The member's applications; fetched only when logged in (spec §6). */
export function useVacancyApplications() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...vacancyApplicationQueries.list(), enabled });
}

/** The member's application to one vacancy, or undefined. */
export const useVacancyApplication = (vacancyId: number) =>
  useVacancyApplications().data?.find((application) => application.vacancy === vacancyId);

/** Applied vacancies with their applications (/mypage/vacancy/). */
export function useAppliedVacancies() {
  const enabled = useIsLoggedIn();
  return useQuery({ ...vacancyApplicationQueries.applied(), enabled });
}

/** Summaries of applied vacancies, for the header's menu. */
export function useAppliedVacancySummaries({ enabled }: { enabled: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({ ...vacancyApplicationQueries.appliedSummaries(), enabled: enabled && isLoggedIn });
}
