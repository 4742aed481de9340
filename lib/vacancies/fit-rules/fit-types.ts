import type { MemberSectionId } from '@/config/sections';
import type { Member } from '@/schemas/member-fields';
import type { Vacancy, VacancyRow } from '@/schemas/vacancy-fields';

/** What a member's profile says that a vacancy can be compared with. */
export interface FitProfile {
  /** The sections of which something could not be read, so that nothing in them is said to be missing. */
  unread: readonly string[];
  /** The names of the member's licenses; null while the list of names is unknown. */
  licenses: readonly string[] | null;
  /** The member's skills; null while the list of names is unknown. */
  skills: readonly { name: string; level: number | null }[] | null;
  /** All skills that a member can enter. */
  knownSkills: readonly { name: string }[];
  /** The names of the work styles that the member prefers. */
  hopeWorkstyles: readonly string[];
  /** Codes of prefectures, or the names of the regions that the member prefers; null while the list of names is unknown. */
  regions: readonly string[] | null;
  conditions: NonNullable<Member['conditions']> | null;
}

/** A vacancy, or a row of a list, which has neither requirements nor a first day. */
export type FitVacancy = VacancyRow & Partial<Pick<Vacancy, 'requirements' | 'starts_on'>>;

/** Something that speaks for a vacancy, or that the member should ask about. */
export interface Reason {
  kind: 'match' | 'question';
  /** What was compared, so that several reasons count once. */
  subject: string;
  /** The value of the vacancy. */
  offer: string;
  /** The value of the profile. */
  own: string;
  /** Both in one line. */
  text: string;
}

/**
 * What a rule finds about the profile and the vacancy. `gap` says what a section of the profile would add.
 */
export type Finding = Reason | { kind: 'gap'; section: MemberSectionId; text: string };

/** Compares one subject. Returns nothing when profile or vacancy do not contain enough. */
export type FitRule = (profile: FitProfile, vacancy: FitVacancy) => Finding[];

/** What a table shows where the vacancy states nothing. */
export const NOT_STATED = '記載なし';

/** Returns a reason for the vacancy. @param text the default is for a wish of the member */
export const match = (
  subject: string,
  offer: string,
  own: string,
  text = `${offer}（希望 ${own}）`,
): Reason => ({
  kind: 'match',
  subject,
  offer,
  own,
  text,
});
/** Returns something that the member should ask about before applying.  */
export const question = (subject: string, offer: string, own: string): Reason => ({
  ...match(subject, offer, own),
  kind: 'question',
});
/** Returns what the profile lacks for a rule. @param section of mypage where it can be entered */
export const gap = (section: MemberSectionId, text: string): Finding => ({ kind: 'gap', section, text });

/** Returns names in quotation marks: `「連結決算」「IFRS」`. */
export const quoteAll = (names: readonly string[]): string => names.map((name) => `「${name}」`).join('');
