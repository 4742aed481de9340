import { numberText } from '@/schemas/number-text';
import { isClearReward, PROJECT_SUFFIX, type Reward, rewardFigures } from './vacancy-text';

const WEEKS_PER_MONTH = 52 / 12;
const WEEKS_PER_YEAR = 52;
/** When the lower and the upper end of a range lead to rates further apart than this factor, no rate is shown. */
const MAX_RATIO = 1.5;
const ROUNDING_YEN = 100;

interface Conditions {
  /** In yen before tax. */
  reward: Reward;
  /** Days a week. */
  working_days: { min: number | null; max: number | null };
  /** A text such as `1日6〜8時間（9:30〜17:30）` or `週8〜14時間`. */
  hours: string;
}

type Range = [min: number, max: number];

const HOURS = /(週|1日)\s*(\d+(?:\.\d+)?)(?:\s*[〜～~-]\s*(\d+(?:\.\d+)?))?\s*時間/;

const toRange = (min: number | null, max: number | null): Range | null => {
  const [lower, upper] = [min ?? max, max ?? min];
  return lower && upper ? [lower, upper] : null;
};

/** Returns the hours of a day and of a week, as far as the text tells them. */
function parseHours(text: string, days: Range | null): { perDay: Range | null; perWeek: Range | null } {
  const [matched, unit, min, max = min] = HOURS.exec(text.normalize('NFKC').replaceAll('~', '〜')) ?? [];
  if (!matched) return { perDay: null, perWeek: null };
  const hours: Range = [Number(min), Number(max)];
  if (unit === '週') return { perDay: null, perWeek: hours };
  return { perDay: hours, perWeek: days && [days[0] * hours[0], days[1] * hours[1]] };
}

const scale = (range: Range | null, factor: number): Range | null =>
  range && [range[0] * factor, range[1] * factor];

/**
 * Returns what a vacancy pays per hour, so that rewards of different units can be compared: in yen before tax, rounded to
 * 100. Returns null for an hourly reward, which says it itself, and when the conditions do not contain it: a lump sum, hours
 * that are not stated, or a range so wide that one figure would mislead.
 */
export function hourlyRate({ reward, working_days, hours }: Conditions): number | null {
  // An upper limit alone says nothing about the rate.
  const amounts = reward.min === null || !isClearReward(reward) ? null : toRange(reward.min, reward.max);
  const { perDay, perWeek } = parseHours(hours, toRange(working_days.min, working_days.max));
  const hoursPerUnit: Record<string, Range | null> = {
    day: perDay,
    month: scale(perWeek, WEEKS_PER_MONTH),
    year: scale(perWeek, WEEKS_PER_YEAR),
  };
  const divisor = hoursPerUnit[reward.unit];
  if (!amounts || !divisor || divisor[0] <= 0) return null;
  // The lower reward belongs to the shorter time, the upper one to the longer.
  const [lower, upper] = [amounts[0] / divisor[0], amounts[1] / divisor[1]];
  if (Math.max(lower, upper) / Math.min(lower, upper) > MAX_RATIO) return null;
  return Math.round((lower + upper) / 2 / ROUNDING_YEN) * ROUNDING_YEN;
}

/** A number and its unit, in the columns of a row. */
export type FigureParts = readonly [number: string, unit: string];

/**
 * Returns what the row of a vacancy says about its reward: the amounts, and below them the hourly rate or that they are for the whole
 * project, as far as there is something to say.
 */
export function rewardLines(vacancy: Conditions): [reward: FigureParts, secondLine: FigureParts | null] {
  const [amounts, unit] = rewardFigures(vacancy.reward);
  if (unit.endsWith(PROJECT_SUFFIX))
    return [
      [amounts, unit.slice(0, -PROJECT_SUFFIX.length)],
      ['', '一式'],
    ];
  const rate = hourlyRate(vacancy);
  return [[amounts, unit], rate === null ? null : [`約${numberText(rate)}`, '円/時']];
}

/** Returns {@link hourlyRate} as text, such as `約7,800円/時`; an empty text when it is null. */
export function hourlyRateText(conditions: Conditions): string {
  const rate = hourlyRate(conditions);
  return rate === null ? '' : `約${numberText(rate)}円/時`;
}
