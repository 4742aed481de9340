import { at, recordOf, recordsOf, type Values, valueAt } from './fields';
import { listReplyOf, pageOf, previewOf, recordReplyOf } from './replies';
import * as wire from './wire';
import { hasPassed } from './wire-values';

/** The vacancies as the API has them and as screens use them. For an API with other field names, edit the paths. */

/** The statuses of a vacancy (spec §3). */
export const vacancyStatuses = ['open', 'close'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** The units of a reward (amounts are in yen before tax). */
export const rewardUnits = ['month', 'day', 'hour', 'year', 'project'] as const;
export type RewardUnit = (typeof rewardUnits)[number];

/** How much of the work may be done remotely. */
export const remotes = ['none', 'partial', 'full'] as const;
export type Remote = (typeof remotes)[number];

export const categoryFields = {
  id: at('id', wire.required(wire.id)),
  name: at('name', wire.required(wire.text)),
};

const deadline = at('deadline', wire.instant);
/** Without a status, the deadline tells it. */
const status = wire.named(
  wire.stateOf(vacancyStatuses, (row) => {
    const isOver = hasPassed(valueAt(row, deadline.at));
    return isOver === undefined ? undefined : isOver ? 'close' : 'open';
  }),
);

/** What every record of a vacancy has, and all that one of GET /vacancy-applied-summaries/ has. */
export const vacancyBasicFields = {
  id: at('id', wire.required(wire.id)),
  title: at('title', wire.required(wire.text)),
  status: at('status', status),
};

/** A row of GET /vacancy-summaries/. */
export const vacancySummaryFields = {
  ...vacancyBasicFields,
  company_profile: at('company_profile', wire.text),
  /** In yen before tax; `max: null` for a single amount. Without a unit nobody knows what the amount is for. */
  reward: at(
    'reward',
    recordOf({
      unit: at('unit', wire.codeOf(rewardUnits)),
      min: at('min', wire.amount),
      max: at('max', wire.amountOrNull),
    }),
  ),
  working_days: at('working_days', recordOf({ min: at('min', wire.amount), max: at('max', wire.amount) })),
  /** JIS X 0401 code of a prefecture, or another text to show. */
  region: at('region', wire.prefecture),
  remote: at('remote', wire.codeOf(remotes)),
  deadline,
  published_at: at('published_at', wire.instant),
};

/** A row of GET /vacancies/. */
export const vacancyRowFields = {
  ...vacancySummaryFields,
  place: at('place', wire.textOrNone),
  hours: at('hours', wire.text),
  categories: at('categories', recordsOf(categoryFields)),
  skills: at('skills', wire.texts),
};

const updated_at = at('updated_at', wire.instant);

/** GET /vacancies/{id}/. */
export const vacancyFields = {
  ...vacancyRowFields,
  /** The first day of work. */
  starts_on: at('starts_on', wire.day),
  duration: at('duration', wire.text),
  description: at('description', wire.text),
  requirements: at('requirements', wire.texts),
  preferred: at('preferred', wire.texts),
  selection: at('selection', wire.text),
  updated_at,
};

/** The conditions that a member decides by, as an application of the API and the saved vacancies of this browser have them. */
export const vacancyConditionFields = {
  reward: vacancyFields.reward,
  working_days: vacancyFields.working_days,
  region: vacancyFields.region,
  remote: vacancyFields.remote,
  deadline: vacancyFields.deadline,
  place: vacancyFields.place,
  hours: vacancyFields.hours,
  starts_on: vacancyFields.starts_on,
  duration: vacancyFields.duration,
};

/** GET /vacancies/{id}/. */
export const vacancyReply = recordReplyOf(vacancyFields);
/** GET /vacancies/. */
export const vacancyPageReply = pageOf(vacancyRowFields);
/** GET /vacancies/, for the sitemap. Not every API returns the time of the last change there. */
export const vacancyChangePageReply = pageOf({ ...vacancyBasicFields, updated_at });
/** GET /vacancy-summaries/. */
export const vacancySummaryPageReply = previewOf(vacancySummaryFields);
/** GET /categories/. */
export const categoriesReply = listReplyOf(categoryFields);

export type Category = Values<typeof categoryFields>;
export type VacancyConditions = Values<typeof vacancyConditionFields>;
export type VacancySummary = Values<typeof vacancySummaryFields>;
export type VacancyRow = Values<typeof vacancyRowFields>;
export type Vacancy = Values<typeof vacancyFields>;
