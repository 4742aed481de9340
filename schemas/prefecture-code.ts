import { prefectures } from '@/schemas/prefectures';

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(prefectures).map(([code, name]) => [name, code]),
);

/**
 * Returns the two digits of a prefecture's code, also of one that was sent as a number or by its name; any other text
 * as it is.
 */
export const prefectureCode = (text: string): string => CODES.get(text) ?? text.replace(/^[1-9]$/, '0$&');
