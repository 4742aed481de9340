import { areCodesOfPrefectures } from '@/lib/members/choices';
import type { FitProfile } from '@/lib/vacancies/fit-rules/fit-types';
import type { Choice, Skill } from '@/schemas/choice-fields';
import type { Member } from '@/schemas/member-fields';

/** The choice lists that contain the names of a profile's values; undefined while they are not known. */
export interface FitChoices {
  certifications: readonly Choice[] | undefined;
  hopeWorkstyles: readonly Choice[] | undefined;
  regions: readonly Choice[] | undefined;
  skills: readonly Skill[] | undefined;
}

const labelsOf = (choices: readonly Choice[], values: readonly string[]): string[] =>
  values.flatMap((value) => choices.find((choice) => choice.value === value)?.label ?? []);

function regionsOf(choices: readonly Choice[] | undefined, values: readonly string[]) {
  if (!choices) return null;
  return areCodesOfPrefectures(choices) ? values : labelsOf(choices, values);
}

/** Returns what a member's profile says that vacancies can be compared with. A value without a name is omitted. */
export function createFitProfile(member: Member, choices: FitChoices): FitProfile {
  const { readOnly: unread, licenses, skill_category_information, work_style, conditions } = member;
  const { certifications, hopeWorkstyles, skills } = choices;
  const entered = skill_category_information?.formData.skills ?? [];
  return {
    unread,
    licenses:
      certifications && !unread.includes('license')
        ? licenses.flatMap(({ certification, name }) => name || labelsOf(certifications, [certification]))
        : null,
    skills: skills
      ? entered.flatMap(({ skill, level }) => {
          const name = skills.find(({ id }) => id === skill)?.name;
          return name ? [{ name, level }] : [];
        })
      : null,
    knownSkills: skills ?? [],
    hopeWorkstyles: labelsOf(hopeWorkstyles ?? [], work_style.hope_workstyles),
    regions: regionsOf(choices.regions, work_style.regions),
    conditions,
  };
}

/** Returns whether the profile says anything by which vacancies can be ranked. */
export const canRankVacancies = ({ skills, hopeWorkstyles, regions, conditions }: FitProfile): boolean =>
  (skills?.length ?? 0) > 0 || hopeWorkstyles.length > 0 || (regions?.length ?? 0) > 0 || conditions !== null;
