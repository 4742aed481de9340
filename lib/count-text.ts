import { numberText } from '@/schemas/number-text';

/** Returns a number of results, such as 12件, or 1,000件以上 when there may be more. */
export const countText = (count: number, isTotal: boolean): string =>
  `${numberText(count)}件${isTotal ? '' : '以上'}`;

/** Returns how many rows of a list cannot be shown besides its other rows; an empty text when every row is shown. */
export const leftOutText = (leftOut: number): string =>
  leftOut > 0 ? `ほかに表示できないものが${leftOut}件あります` : '';
