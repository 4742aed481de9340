import { useMe } from '@/hooks/members';
import type { VacancyConditions } from '@/lib/vacancy-changes';
import { BrowserList } from '@/stores/browser-list';
import { useBrowserList } from './browser-list';

/** The conditions of a vacancy as they were when the member applied. */
interface AppliedConditions {
  vacancyId: number;
  conditions: VacancyConditions;
}

/** More than anybody applies for within a few years; the oldest go first. */
const MAX_APPLICATIONS = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function parseItem(value: unknown): AppliedConditions | null {
  if (!isRecord(value) || typeof value.vacancyId !== 'number' || !isRecord(value.conditions)) return null;
  const { reward, working_days, ...texts } = value.conditions;
  if (!isRecord(reward) || !isRecord(working_days)) return null;
  return {
    vacancyId: value.vacancyId,
    conditions: {
      reward: { unit: textOf(reward.unit), min: numberOf(reward.min), max: numberOf(reward.max) },
      working_days: { min: numberOf(working_days.min), max: numberOf(working_days.max) },
      region: textOf(texts.region),
      remote: textOf(texts.remote),
      deadline: textOf(texts.deadline),
      place: textOf(texts.place),
      hours: textOf(texts.hours),
      starts_on: textOf(texts.starts_on),
      duration: textOf(texts.duration),
    },
  };
}

const appliedConditions = new BrowserList<AppliedConditions>({
  name: 'applied-conditions',
  version: 1,
  maxItems: MAX_APPLICATIONS,
  parseItem,
});

/** Only what is compared later is kept. */
const pickConditions = (vacancy: VacancyConditions): VacancyConditions => ({
  reward: vacancy.reward,
  working_days: vacancy.working_days,
  region: vacancy.region,
  remote: vacancy.remote,
  deadline: vacancy.deadline,
  place: vacancy.place,
  hours: vacancy.hours,
  starts_on: vacancy.starts_on,
  duration: vacancy.duration,
});

/**
 * The conditions that the member saw when applying for a vacancy, kept in this browser until the logout. `applied` is
 * undefined when the member applied elsewhere. `keep` replaces them after an application.
 */
export function useAppliedConditions(vacancyId: number) {
  const { data: me } = useMe();
  const { items, update } = useBrowserList(appliedConditions, me?.member.id ?? null);
  return {
    applied: items.find((item) => item.vacancyId === vacancyId)?.conditions,
    keep: (vacancy: VacancyConditions) =>
      update((current) => [
        { vacancyId, conditions: pickConditions(vacancy) },
        ...current.filter((item) => item.vacancyId !== vacancyId),
      ]),
  };
}
