import { numberText } from '@/schemas/number-text';

/** Returns a number of results, such as 12件, or 1,000件以上 when there may be more. */
export const countText = (count: number, isTotal: boolean): string =>
  `${numberText(count)}件${isTotal ? '' : '以上'}`;
