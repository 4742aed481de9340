import { useState } from 'react';
import type { YearStyle } from '@/lib/japanese-era';
import { BrowserList } from '@/stores/browser-list';
import { useBrowserList } from './browser-list';

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
