import { dayText, dayTimeText, endOf } from '@/lib/dates';
import { sentAt } from '@/lib/vacancies/last-application';
import type { AppliedSeminar, AppliedVacancy } from '@/schemas/application-fields';

/** What happens next with an application. */
export interface NextStep {
  id: number;
  vacancyId: number;
  title: string;
  text: string;
}

function toNextStep(application: AppliedVacancy, now: number): NextStep | null {
  const { id, status, vacancy } = application;
  const step = { id, vacancyId: vacancy.id, title: vacancy.title };
  if (status === 'applied') {
    const appliedOn = dayText(sentAt(application));
    return {
      ...step,
      text: `${appliedOn ? `${appliedOn}に応募しました。` : '応募済みです。'}企業からの連絡をお待ちください。`,
    };
  }
  // An API may have more states than the specification. Its word is better than none.
  if (status !== 'cancelled') return { ...step, text: `現在の状態：${status}` };
  const { deadline } = vacancy;
  const canReapply = vacancy.status === 'open' && (deadline === '' || endOf(deadline) > now);
  if (!canReapply) return null;
  const until = deadline && `${dayTimeText(deadline)}まで`;
  return { ...step, text: `応募を取り消しました。${until}再応募できます。` };
}

/**
 * Returns the applications in which something comes next, those that are under way first, in the order given.
 * @param now in milliseconds since the epoch: the time of the data, so that server and browser agree
 */
export function getNextSteps(applications: readonly AppliedVacancy[], now: number): NextStep[] {
  const underWay = applications.filter(({ status }) => status !== 'cancelled');
  const cancelled = applications.filter(({ status }) => status === 'cancelled');
  return [...underWay, ...cancelled].flatMap((application) => toNextStep(application, now) ?? []);
}

/**
 * Returns the applications to seminars that take place and are not over, the next one first.
 * @param now as for {@link getNextSteps}
 */
export const getUpcomingAppliedSeminars = (
  applications: readonly AppliedSeminar[],
  now: number,
): AppliedSeminar[] =>
  applications
    .filter(({ status, seminar }) => {
      const end = endOf(seminar.ends_at || seminar.starts_at);
      return status === 'applied' && !['cancelled', 'past'].includes(seminar.status) && !(end < now);
    })
    .sort((a, b) => a.seminar.starts_at.localeCompare(b.seminar.starts_at));

/**
 * Returns all applications to seminars: first those of {@link getUpcomingAppliedSeminars}, then the others, which are
 * cancelled or over, the latest first.
 * @param now as for {@link getNextSteps}
 */
export function sortAppliedSeminars(applications: readonly AppliedSeminar[], now: number): AppliedSeminar[] {
  const upcoming = getUpcomingAppliedSeminars(applications, now);
  const others = applications
    .filter((application) => !upcoming.includes(application))
    .sort((a, b) => b.seminar.starts_at.localeCompare(a.seminar.starts_at));
  return [...upcoming, ...others];
}
