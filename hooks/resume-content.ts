import { dayInYearStyle } from '@/lib/japanese-era';
import { labelOf } from '@/lib/labels';
import { educationRows, groupByCompany, licenseText, summarySentences } from '@/lib/members/resume';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import type { Member } from '@/schemas/member-fields';
import { dayInTokyo } from '@/schemas/tokyo-time';
import type { ResumeOptions } from './browser/resume-options';
import { useAbilities, useCertificationChoices, useSkills } from './choices';
import { useCategories } from './vacancies';

/** The level at which a member can lead others (skillLevelLabels). */
const LEADING_LEVEL = 3;

/**
 * Returns everything that the 職務経歴書 may contain, with the labels of the choice lists.
 * @param fetchedAt when the member was fetched, in ms: the date of the document, so that server and browser agree
 */
export function useResumeContent(member: Member, fetchedAt: number, { yearStyle }: ResumeOptions) {
  const certifications = useCertificationChoices().data;
  const categories = useCategories().data ?? [];
  const skills = useSkills().data ?? [];
  const allAbilities = useAbilities().data ?? [];
  const { careers, educations, licenses, skill_category_information: information } = member;
  const saved = information?.formData;
  const levels = new Map(saved?.skills.map(({ skill, level }) => [skill, level]));
  const abilities = allAbilities.filter(({ id }) => saved?.abilities.includes(id)).map(({ name }) => name);
  const today = dayInTokyo(new Date(fetchedAt));

  const nameWithLevel = ({ id, name }: { id: number; name: string }) => {
    const level = levels.get(id) ?? null;
    return level === null ? name : `${name}（${labelOf(skillLevelLabels, String(level))}）`;
  };
  const known = skills.filter(({ id }) => levels.has(id));
  const skillGroups = [
    ...categories.map(({ id, name }) => ({
      name,
      skills: known.filter(({ category }) => category === id).map(nameWithLevel),
    })),
    // Another API may not tell the categories of its skills.
    {
      name: 'その他',
      skills: known
        .filter(({ category }) => !categories.some(({ id }) => id === category))
        .map(nameWithLevel),
    },
  ].filter((group) => group.skills.length > 0);

  return {
    date: dayInYearStyle(today, yearStyle),
    summary: summarySentences({
      member,
      certifications,
      leadingSkills: known.filter(({ id }) => levels.get(id) === LEADING_LEVEL).map(({ name }) => name),
      abilities,
      currentMonth: today.slice(0, 7),
    }),
    companies: groupByCompany(careers, yearStyle),
    licenses: licenses.map((license) => licenseText(license, certifications, yearStyle)),
    skillGroups,
    abilities,
    educations: educationRows(educations, yearStyle),
  };
}

export type ResumeContent = ReturnType<typeof useResumeContent>;
