import { dayText } from '@/lib/dates';
import { type Reward, rewardText, workingDaysText, workplaceText } from './vacancy-text';

/** What the facts are made of. */
export interface VacancyWithFacts {
  reward: Reward;
  /** Days a week. */
  working_days: { min: number | null; max: number | null };
  region: string;
  remote: string;
  /** Empty when the API does not return it. */
  deadline: string;
}

/**
 * Returns the facts of a vacancy below its title in a short list, the most important one first. They are not in
 * vacancy-text.ts, so that pages without such a list do not load them.
 */
export const vacancyFacts = (vacancy: VacancyWithFacts): string[] => [
  rewardText(vacancy.reward),
  workingDaysText(vacancy.working_days),
  workplaceText(vacancy),
  ...(vacancy.deadline ? [`${dayText(vacancy.deadline)}締切`] : []),
];
