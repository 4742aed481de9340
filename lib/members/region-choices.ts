import type { Choice } from '@/schemas/choice-fields';
import { prefectureCode } from '@/schemas/prefecture-code';
import { prefectures } from '@/schemas/prefectures';

/**
 * Returns whether those values of GET /region-choices/ that look like codes of prefectures are such codes. An API may offer
 * regions of its own with ids that happen to be such numbers: `2` may be 関東 instead of 青森県.
 */
export const areCodesOfPrefectures = (choices: readonly Choice[]): boolean =>
  choices.every(({ value, label }) => {
    const name = prefectures[prefectureCode(value)];
    return name === undefined || label === value || name.startsWith(label);
  });
