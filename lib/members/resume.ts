import { monthText } from '@/lib/dates';
import type { Choice } from '@/schemas/choice-fields';
import type { Member } from '@/schemas/member-fields';
import { foldText } from '@/schemas/normalize-text';

// The 職務経歴書 of a member as plain values, in the order in which it is read.

export interface ResumePosition {
  period: string;
  position: string;
  description: string;
}

export interface ResumeCompany {
  name: string;
  period: string;
  /** Newest first. */
  positions: ResumePosition[];
}

type Career = Member['careers'][number];

interface Period {
  /** Empty when it is not known. */
  started_on: string;
  /** Null while it continues; empty when it is not known. */
  ended_on: string | null;
}

/** Texts like this sort after every month, so that what continues is the newest. */
const ONGOING = '9999-12';

/** What has no known end is as new as its start. */
const newestMonth = ({ started_on, ended_on }: Period) =>
  ended_on === null ? ONGOING : ended_on || started_on;

const compareNewest = (a: Period, b: Period) =>
  newestMonth(b).localeCompare(newestMonth(a)) || b.started_on.localeCompare(a.started_on);

/** Returns a period like `2019年4月〜2024年3月` or `2024年4月〜現在`, as far as it is known. */
function periodText({ started_on, ended_on }: Period, style: YearStyle, ongoing = '現在'): string {
  if (started_on === '' && ended_on === '') return '';
  return `${monthInYearStyle(started_on, style)}〜${ended_on === null ? ongoing : monthInYearStyle(ended_on, style)}`;
}

/** Another API may have entries of which nothing can be read. */
const isReadable = ({ company }: Career) => company !== '';

const companyKey = ({ company }: Career) => foldText(company);

/** Returns a month as a number that can be counted with; NaN for a text that is no month. */
function monthIndex(month: string): number {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

const lastMonthIndex = ({ ended_on }: Period) =>
  ended_on === null ? Number.POSITIVE_INFINITY : monthIndex(ended_on);

/** Returns whether no month lies between two periods. A period whose start or end is unknown touches none. */
const touches = (a: Period, b: Period) =>
  monthIndex(a.started_on) <= lastMonthIndex(b) + 1 && monthIndex(b.started_on) <= lastMonthIndex(a) + 1;

/**
 * Returns the work history by company, newest first. Positions at one company are one entry where their periods touch, so
 * that its period contains no month that was spent elsewhere; who left a company and returned later has two.
 */
export function groupByCompany(careers: readonly Career[], style: YearStyle): ResumeCompany[] {
  const groups: Career[][] = [];
  for (const career of careers.filter(isReadable).sort(compareNewest)) {
    const group = groups.find((others) =>
      others.some((other) => companyKey(other) === companyKey(career) && touches(other, career)),
    );
    if (group) group.push(career);
    else groups.push([career]);
  }
  return groups.map((group) => ({
    name: group[0]?.company ?? '',
    period: periodText(
      {
        started_on: group.map(({ started_on }) => started_on).sort()[0] ?? '',
        ended_on: group[0]?.ended_on ?? null,
      },
      style,
    ),
    positions: group.map((career) => ({
      period: periodText(career, style),
      position: career.position,
      description: career.description,
    })),
  }));
}

/**
 * Returns the newest work that has begun by the month; undefined without any.
 * @param currentMonth YYYY-MM
 */
export const latestCareer = (careers: readonly Career[], currentMonth: string): Career | undefined =>
  careers
    .filter(isReadable)
    .filter(({ started_on }) => !(monthIndex(started_on) > monthIndex(currentMonth)))
    .sort(compareNewest)[0];

/** Returns a license like `公認会計士（2015年4月取得、登録番号 12345）` without what is unknown. */
export function licenseText(
  { certification, name, registration_number, acquired_on }: Member['licenses'][number],
  choices: readonly Choice[] | undefined,
  style: YearStyle,
): string {
  const details = [
    acquired_on && `${monthInYearStyle(acquired_on, style)}取得`,
    registration_number && `登録番号 ${registration_number}`,
  ].filter(Boolean);
  return (
    licenseName({ certification, name }, choices) + (details.length > 0 ? `（${details.join('、')}）` : '')
  );
}

/** Returns the name of a license alone. */
export const licenseName = (
  { certification, name }: Pick<Member['licenses'][number], 'certification' | 'name'>,
  choices: readonly Choice[] | undefined,
) => name || choices?.find(({ value }) => value === certification)?.label || certification;

/** Returns the schools, newest first. The profile tells who left without a degree, not which degree others have. */
export const educationRows = (educations: Member['educations'], style: YearStyle) =>
  [...educations].sort(compareNewest).map((education) => ({
    period: periodText(education, style, '在学中'),
    school: [education.school, education.faculty].filter(Boolean).join(' '),
    note: education.is_withdrawn ? '中退' : '',
  }));

/**
 * Returns the months in which the member worked, the first and the last one included. A month at two companies counts
 * once. Periods without a known start or end, and those that end before they start, are omitted.
 * @param currentMonth YYYY-MM: until when work that continues is counted
 */
export function monthsOfExperience(periods: readonly Period[], currentMonth: string): number {
  const current = monthIndex(currentMonth);
  const ranges = periods
    .map(({ started_on, ended_on }) => ({
      start: monthIndex(started_on),
      end: Math.min(ended_on === null ? current : monthIndex(ended_on), current),
    }))
    .filter(({ start, end }) => start <= end)
    .sort((a, b) => a.start - b.start);
  let total = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { start, end } of ranges) {
    total += Math.max(0, end - Math.max(start - 1, counted));
    counted = Math.max(counted, end);
  }
  return total;
}

const experienceText = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years}年`, rest > 0 && `${rest}か月`].filter(Boolean).join('');
};

interface SummaryInput {
  member: Pick<Member, 'careers' | 'licenses'>;
  certifications: readonly Choice[] | undefined;
  /** Names of the skills that the member can lead others in. */
  leadingSkills: readonly string[];
  abilities: readonly string[];
  /** YYYY-MM: until when work that continues is counted. */
  currentMonth: string;
}

/** Returns what the latest job is or was; what has no known end is said to be neither. */
function latestSentence({ company, position, ended_on }: Career, currentMonth: string): string {
  if (ended_on === '') return `直近の職務は${company}${position && `（${position}）`}です。`;
  // A contract may have an end that is still to come.
  const continues = ended_on === null || monthIndex(ended_on) >= monthIndex(currentMonth);
  const [when, predicate] = continues ? ['現在は', 'います'] : ['直近では', 'いました'];
  return `${when}${company}にて${position && `${position}として`}業務に従事して${predicate}。`;
}

/** Returns the sentences of 職務要約, from nothing but what the profile contains. Empty without any of it. */
export function summarySentences({
  member,
  certifications,
  leadingSkills,
  abilities,
  currentMonth,
}: SummaryInput): string[] {
  const careers = member.careers.filter(isReadable);
  const latest = latestCareer(careers, currentMonth);
  const licenses = [...new Set(member.licenses.map((license) => licenseName(license, certifications)))];
  const months = monthsOfExperience(careers, currentMonth);
  const counted = careers.filter((career) => monthsOfExperience([career], currentMonth) > 0);
  const companies = new Set(counted.map(companyKey)).size;
  return [
    latest && latestSentence(latest, currentMonth),
    months > 0 && `職務経験は${companies > 1 ? `${companies}社で` : ''}通算${experienceText(months)}です。`,
    licenses.length > 0 && `保有資格は${licenses.join('、')}です。`,
    leadingSkills.length > 0 && `${leadingSkills.join('、')}は、指導・統括まで対応できます。`,
    abilities.length > 0 && `強みは${abilities.join('、')}です。`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** How the years of a document are counted: 2019年 or 令和元年. */
export type YearStyle = 'western' | 'japanese';

/** Created when it is needed, because that takes more than 20 ms. */
let eraFormat: Intl.DateTimeFormat | undefined;

/** Returns a year like `令和元年` as it is called on a day (YYYY-MM-DD). */
function eraYearText(day: string): string {
  eraFormat ??= new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
    timeZone: 'UTC',
    era: 'long',
    year: 'numeric',
  });
  // Only the parts are used, because versions of the locale data differ in the characters between them.
  const parts = eraFormat.formatToParts(new Date(`${day}T00:00:00Z`));
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const year = find('year');
  return `${find('era')}${year === '1' ? '元' : year}年`;
}

/**
 * Returns a month like `2019年5月` or `令和元年5月`; an empty text stays empty.
 * @param month YYYY-MM, or a day in it. A month in which the era changed belongs to the era at its end, as in 平成元年1月.
 */
export const monthInYearStyle = (month: string, style: YearStyle): string =>
  style === 'western' || month === ''
    ? monthText(month)
    : `${eraYearText(`${month.slice(0, 7)}-28`)}${Number(month.slice(5, 7))}月`;

/** Returns a day like `2019年5月1日` or `令和元年5月1日` for YYYY-MM-DD; an empty text stays empty. */
export function dayInYearStyle(day: string, style: YearStyle): string {
  if (day === '') return '';
  const [year, month, date] = day.split('-').map(Number);
  return `${style === 'western' ? `${year}年` : eraYearText(day)}${month}月${date}日`;
}
