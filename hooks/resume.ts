import { useState } from 'react';
import { labelOf } from '@/lib/labels';
import { groupSkills } from '@/lib/members/choices';
import {
  dayInYearStyle,
  educationRows,
  groupByCompany,
  licenseText,
  summarySentences,
  type YearStyle,
} from '@/lib/members/resume';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import type { Member } from '@/schemas/member-fields';
import { dayInTokyo } from '@/schemas/time';
import { BrowserList } from '@/stores/browser-list';
import { useBrowserList } from './browser/browser-list';
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
  const skillGroups = groupSkills(known, categories, 'その他').map((group) => ({
    name: group.name,
    skills: group.skills.map(nameWithLevel),
  }));

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

const RESUME_SECTIONS = ['summary', 'careers', 'licenses', 'skills', 'educations', 'conditions'] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

/** What a member wants to have in the 職務経歴書. */
export interface ResumeOptions {
  sections: ResumeSection[];
  yearStyle: YearStyle;
  showsAddress: boolean;
  showsBirthDate: boolean;
}

/** Address and date of birth say nothing about the work, so that they are omitted unless the member adds them. */
const DEFAULT_OPTIONS: ResumeOptions = {
  sections: RESUME_SECTIONS.filter((section) => section !== 'conditions'),
  yearStyle: 'western',
  showsAddress: false,
  showsBirthDate: false,
};

function parseOptions(value: unknown): ResumeOptions | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sections, yearStyle, showsAddress, showsBirthDate } = value as Record<string, unknown>;
  if (!Array.isArray(sections)) return null;
  return {
    sections: RESUME_SECTIONS.filter((section) => sections.includes(section)),
    yearStyle: yearStyle === 'japanese' ? 'japanese' : 'western',
    showsAddress: showsAddress === true,
    showsBirthDate: showsBirthDate === true,
  };
}

const resumeOptions = new BrowserList<ResumeOptions>({
  name: 'resume-options',
  version: 1,
  maxItems: 1,
  parseItem: parseOptions,
});

/** Returns the member's choices for the 職務経歴書, which stay in this browser, and the function that changes them. */
export function useResumeOptions(memberId: number) {
  const { items, update } = useBrowserList(resumeOptions, memberId);
  // A browser that refuses to store anything still applies the choices until the page is left.
  const [unsaved, setUnsaved] = useState<ResumeOptions | null>(null);
  const options = unsaved ?? items[0] ?? DEFAULT_OPTIONS;
  const change = (changes: Partial<ResumeOptions>) => {
    const next = { ...options, ...changes };
    setUnsaved(update(() => [next]) ? null : next);
  };
  return { options, change };
}
