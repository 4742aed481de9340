import { prefectureCode } from '@/schemas/prefecture-code';
import type { Remote, RewardUnit } from '@/schemas/vacancy-codes';
import { isObject, isPast, toCode, toNumber } from '@/schemas/wire-values';
import { pageOf, previewOf, recordOf } from './readers';
import type { ReplyRecord } from './reply-record';
import { readVacancyStatus } from './statuses';

/**
 * The replies about vacancies as screens use them. For an API with other field names, edit the names in this file
 * (docs/existing-api.md). Only `id` and `title` are needed.
 */

const readCategory = (row: ReplyRecord) => ({ id: row.id('id'), name: row.requiredText('name') });

/** What every record of a vacancy has, and all that one of GET /vacancy-applied-summaries/ has. */
export const readVacancyBasics = (row: ReplyRecord) => ({
  id: row.id('id'),
  title: row.requiredText('title'),
  // Without a status, the deadline tells it.
  status: readVacancyStatus(row, 'status', isPast(row.value('deadline')) ? 'close' : 'open'),
});

/** A record without a code of two digits is a region that the API has named itself. */
function readRegion(row: ReplyRecord): string {
  const value = row.value('region');
  const code = toCode(value) ?? '';
  const isNamed = isObject(value) && code.length < 2;
  return isNamed ? row.text('region') : prefectureCode(code || row.text('region'));
}

/** Returns the days a week, also of an API that sends one number. */
function readWorkingDays(row: ReplyRecord) {
  const days = toNumber(row.value('working_days'));
  if (days !== undefined) return { min: days, max: days };
  return { min: row.number('working_days.min', null), max: row.number('working_days.max', null) };
}

/** A vacancy of a preview (GET /vacancy-summaries/). */
const readVacancySummary = (row: ReplyRecord) => ({
  ...readVacancyBasics(row),
  company_profile: row.text('company_profile'),
  /** In yen before tax; `max: null` for a single amount. */
  reward: {
    unit: row.code<RewardUnit>('reward.unit', 'month'),
    min: row.number('reward.min', null),
    max: row.number('reward.max', null),
  },
  working_days: readWorkingDays(row),
  /** JIS X 0401 code of a prefecture, or another text to show. */
  region: readRegion(row),
  remote: row.code<Remote | ''>('remote', ''),
  deadline: row.instant('deadline'),
  published_at: row.instant('published_at'),
});

/** A row of GET /vacancies/. */
export const readVacancyRow = (row: ReplyRecord) => ({
  ...readVacancySummary(row),
  place: row.textOrNull('place') ?? '',
  hours: row.text('hours'),
  categories: row.list('categories', readCategory),
  skills: row.texts('skills'),
});

/** A row of GET /vacancies/ as the sitemap needs it. Not every API returns the time of the last change there. */
const readVacancyChange = (row: ReplyRecord) => ({
  id: readVacancyBasics(row).id,
  updated_at: row.instant('updated_at'),
});

const readVacancy = (row: ReplyRecord) => ({
  ...readVacancyRow(row),
  /** The first day of work. */
  starts_on: row.day('starts_on'),
  duration: row.text('duration'),
  description: row.text('description'),
  requirements: row.texts('requirements'),
  preferred: row.texts('preferred'),
  selection: row.text('selection'),
});

/** GET /vacancies/{id}/. */
export const vacancyReply = recordOf(readVacancy);
/** GET /vacancies/. */
export const vacancyPageReply = pageOf(readVacancyRow);
/** GET /vacancies/, for the sitemap. */
export const vacancyChangePageReply = pageOf(readVacancyChange);
/** GET /vacancy-summaries/. */
export const vacancySummaryPageReply = previewOf(readVacancySummary);
/** GET /categories/. */
export const categoriesReply = pageOf(readCategory);

export type Category = ReturnType<typeof readCategory>;
export type VacancySummary = ReturnType<typeof readVacancySummary>;
export type VacancyRow = ReturnType<typeof readVacancyRow>;
export type Vacancy = ReturnType<typeof readVacancy>;
