import type { Skill } from '@/schemas/choice-fields';
import type { Category } from '@/schemas/vacancy-fields';

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
