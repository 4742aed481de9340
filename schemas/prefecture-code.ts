import { prefectures } from '@/schemas/prefectures';

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(prefectures).map(([code, name]) => [name, code]),
);

/** Returns the two digits of a prefecture's code, also of its name; any other text as it is. */
export const prefectureCode = (text: string): string => CODES.get(text) ?? text;
