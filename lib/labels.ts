import { numberText } from '@/schemas/number-text';
import { UNKNOWN } from '@/schemas/wire-values';

/** What is shown for a value that the API does not return. */
export const UNKNOWN_TEXT = '—';

/** What is shown for what the API has sent and the site cannot read, of which nobody can say that it is not stated. */
export const UNREADABLE_TEXT = '表示できません';

/** Returns the label of a code. A code that this site does not know is its own label, and an unknown one cannot be shown. */
export const labelOf = (labels: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(labels, code) && labels[code]) || (code === UNKNOWN ? UNREADABLE_TEXT : code);

/** Returns a number of results, such as 12件, or 1,000件以上 when there may be more. */
export const countText = (count: number, isTotal: boolean): string =>
  `${numberText(count)}件${isTotal ? '' : '以上'}`;

/** Returns how many rows of a list cannot be shown besides its other rows; an empty text when every row is shown. */
export const leftOutText = (leftOut: number): string =>
  leftOut > 0 ? `ほかに表示できないものが${leftOut}件あります` : '';
