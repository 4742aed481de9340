import { useMe } from '@/hooks/members';
import {
  keptConditionsFields,
  pickVacancyConditions,
  type VacancyConditions,
} from '@/lib/vacancies/vacancy-changes';
import { at, readRecord, recordOf } from '@/schemas/fields';
import * as wire from '@/schemas/wire';
import { BrowserList } from '@/stores/browser-list';
import { useBrowserList } from './browser-list';

/** The conditions of a vacancy as they were when the member applied. */
interface AppliedConditions {
  vacancyId: number;
  conditions: VacancyConditions;
}

/** More than anybody applies for within a few years; the oldest go first. */
const MAX_APPLICATIONS = 200;

const keptFields = {
  vacancyId: at('vacancyId', wire.required(wire.id)),
  conditions: at('conditions', wire.required(recordOf(keptConditionsFields))),
};

const appliedConditions = new BrowserList<AppliedConditions>({
  name: 'applied-conditions',
  version: 1,
  maxItems: MAX_APPLICATIONS,
  parseItem: (value) => readRecord(keptFields, value, new Set()) ?? null,
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
        { vacancyId, conditions: pickVacancyConditions(vacancy) },
        ...current.filter((item) => item.vacancyId !== vacancyId),
      ]),
  };
}
