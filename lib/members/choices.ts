import type { Choice, Skill } from '@/schemas/choice-fields';
import { prefectureCode, prefectures } from '@/schemas/prefectures';
import type { Category } from '@/schemas/vacancy-fields';

/**
 * Returns the labels of the given values; a value without a label is shown itself. Returns an empty text while the list is
 * loading.
 * @param emptyText shown when no value is given
 */
export function choiceLabelsText(
  choices: readonly Choice[] | undefined,
  values: readonly string[],
  emptyText = '',
): string {
  if (values.length === 0) return emptyText;
  if (!choices) return '';
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const unknown = values.filter((code) => !choices.some(({ value }) => value === code));
  return [...chosen, ...unknown].join('、');
}

/** The name of the last group on screens. */
export const OTHER_SKILLS = 'その他のスキル';

/** The id of the last group, which no category has. */
const OTHER = 0;

/**
 * Returns the skills by category, without categories that have none. Skills without a known category come last, because
 * another API may not tell it, or the categories could not be fetched.
 * @param otherName of the last group
 */
export function groupSkills(skills: readonly Skill[], categories: readonly Category[], otherName: string) {
  const isKnown = ({ category }: Skill) => categories.some(({ id }) => id === category);
  return [
    ...categories.map(({ id, name }) => ({
      id,
      name,
      skills: skills.filter((skill) => skill.category === id),
    })),
    { id: OTHER, name: otherName, skills: skills.filter((skill) => !isKnown(skill)) },
  ].filter((group) => group.skills.length > 0);
}

/**
 * Returns whether those values of GET /region-choices/ that look like codes of prefectures are such codes. An API may offer
 * regions of its own with ids that happen to be such numbers: `2` may be 関東 instead of 青森県.
 */
export const areCodesOfPrefectures = (choices: readonly Choice[]): boolean =>
  choices.every(({ value, label }) => {
    const name = prefectures[prefectureCode(value)];
    return name === undefined || label === value || name.startsWith(label);
  });
