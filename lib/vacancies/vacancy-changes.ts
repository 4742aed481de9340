import { dayTimeText, fullDayText } from '@/lib/dates';
import { labelOf, UNKNOWN_TEXT, UNREADABLE_TEXT } from '@/lib/labels';
import { placeText } from '@/lib/place-text';
import { type Reward, remoteLabels, rewardText, vacancyStatusLabels, workingDaysText } from './vacancy-text';

/**
 * The conditions of a vacancy that a member decides by, as the API tells them. A field that a call does not have is
 * left out: the lists of vacancies know neither start nor duration.
 */
export interface VacancyConditions {
  status?: string | undefined;
  reward: Reward;
  /** Days a week. */
  working_days: { min: number | null; max: number | null };
  region: string;
  remote: string;
  /** An instant or a day; empty when unknown. */
  deadline: string;
  place?: string | undefined;
  hours?: string | undefined;
  /** The first day of work; null or empty when unknown. */
  starts_on?: string | null | undefined;
  duration?: string | undefined;
}

/** Returns the conditions of a vacancy without its state and its other fields, to keep them in the browser. */
export const pickVacancyConditions = (vacancy: VacancyConditions): VacancyConditions => ({
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

export interface VacancyChange {
  label: string;
  before: string;
  after: string;
}

const CONDITIONS: readonly (readonly [
  label: string,
  text: (conditions: VacancyConditions, other: VacancyConditions) => string,
])[] = [
  ['募集状況', ({ status = '' }) => labelOf(vacancyStatusLabels, status)],
  ['報酬', ({ reward }) => rewardText(reward)],
  ['稼働', ({ working_days }) => workingDaysText(working_days)],
  ['時間', ({ hours }) => hours ?? ''],
  [
    '勤務地',
    // A place that only one of the two tells is no change of the region.
    ({ region, place = '' }, other) => placeText(region, other.place ? place : ''),
  ],
  ['働き方', ({ remote }) => labelOf(remoteLabels, remote)],
  ['開始日', ({ starts_on }) => fullDayText(starts_on ?? '')],
  ['期間', ({ duration }) => duration ?? ''],
  ['締切', ({ deadline }) => dayTimeText(deadline)],
];

const isKnown = (text: string) => !['', UNKNOWN_TEXT, UNREADABLE_TEXT].includes(text);

/**
 * Returns what differs between two states of a vacancy's conditions, as people read it. What was not known before is no
 * change, and neither is what is not known now, because calls differ in what they contain.
 * @param absentText shown for a condition that is no longer stated, where `after` is known to be complete
 */
export const getVacancyChanges = (
  before: VacancyConditions,
  after: VacancyConditions,
  absentText = '',
): VacancyChange[] =>
  CONDITIONS.flatMap(([label, text]) => {
    const [old, current] = [text(before, after), text(after, before)];
    if (!isKnown(old) || old === current || current === UNREADABLE_TEXT) return [];
    const shown = isKnown(current) ? current : absentText;
    return shown ? [{ label, before: old, after: shown }] : [];
  });
