import { applicationEvents, applicationStatuses, startTimings } from './application-transitions';
import { at, recordOf, recordsOf, type Values, valueAt } from './fields';
import { listReplyOf } from './replies';
import { seminarBasicFields, seminarSummaryFields } from './seminar-fields';
import { vacancyBasicFields, vacancyConditionFields, vacancyRowFields } from './vacancy-fields';
import * as wire from './wire';
import { toInstantOrDay } from './wire-values';

/**
 * The applications to vacancies and seminars as the API has them and as screens use them. For an API with other field
 * names, edit the paths.
 */

/** Null, or the time, in an API that sends no status. */
const CANCELLED_AT = 'cancelled_at';

const status = wire.stateOf(applicationStatuses, (row) => {
  const sent = valueAt(row, CANCELLED_AT);
  if (sent === null) return 'applied';
  return toInstantOrDay(sent) === undefined ? undefined : 'cancelled';
});

const event = wire.stateOf(applicationEvents);

const basicFields = { id: at('id', wire.required(wire.id)), status: at('status', wire.named(status)) };
/** Oldest first. */
const history = at('history', recordsOf({ event: at('event', event), at: at('at', wire.instant) }));

const conditions = recordOf(vacancyConditionFields);
const vacancyApplicationBase = {
  ...basicFields,
  start_timing: at('start_timing', wire.codeOf(startTimings)),
  start_date: at('start_date', wire.day),
  message: at('message', wire.text),
  request: at('request', wire.text),
  /** The licenses that the company gets with the application, as texts; none for an API that does not tell them. */
  licenses: at('licenses', wire.texts),
  /** The conditions of the vacancy when the member applied; all unknown for an API that does not keep them. */
  conditions: at('conditions', {
    ...conditions,
    isNullable: true,
    write: (kept) => kept && conditions.write(kept),
  }),
  history,
};
const seminarApplicationBase = {
  ...basicFields,
  /** The URL of an online seminar; null for a venue or after cancellation. */
  online_url: at('online_url', wire.addressOrNull),
  history,
};
const changedAt = at('changed_at', wire.instant);

/** A row of GET /vacancy-applications/, with the vacancy's id. */
export const vacancyApplicationFields = {
  ...vacancyApplicationBase,
  vacancy: at('vacancy', wire.required(wire.id)),
};
/** A row of GET /vacancy-applied/. */
export const appliedVacancyFields = {
  ...vacancyApplicationBase,
  vacancy: at('vacancy', wire.required(recordOf(vacancyRowFields))),
};
/** A row of GET /vacancy-applied-summaries/. */
export const appliedVacancySummaryFields = {
  ...basicFields,
  changed_at: changedAt,
  vacancy: at('vacancy', wire.required(recordOf(vacancyBasicFields))),
};
/** A row of GET /applications/, with the seminar's id. */
export const seminarApplicationFields = {
  ...seminarApplicationBase,
  seminar: at('seminar', wire.required(wire.id)),
};
/** A row of GET /applied/. */
export const appliedSeminarFields = {
  ...seminarApplicationBase,
  seminar: at('seminar', wire.required(recordOf(seminarSummaryFields))),
};
/** A row of GET /seminar-applied-summaries/. */
export const appliedSeminarSummaryFields = {
  ...basicFields,
  changed_at: changedAt,
  seminar: at('seminar', wire.required(recordOf(seminarBasicFields))),
};

/** POST /vacancy-applications/. */
export const vacancyApplyRequest = {
  vacancy: vacancyApplicationFields.vacancy,
  start_timing: vacancyApplicationFields.start_timing,
  start_date: vacancyApplicationFields.start_date,
  message: vacancyApplicationFields.message,
  request: vacancyApplicationFields.request,
};
/** POST /applications/. */
export const seminarApplyRequest = { seminar: seminarApplicationFields.seminar };

export const vacancyApplicationsReply = listReplyOf(vacancyApplicationFields);
export const appliedVacanciesReply = listReplyOf(appliedVacancyFields);
export const appliedVacancySummariesReply = listReplyOf(appliedVacancySummaryFields);
export const seminarApplicationsReply = listReplyOf(seminarApplicationFields);
export const appliedSeminarsReply = listReplyOf(appliedSeminarFields);
export const appliedSeminarSummariesReply = listReplyOf(appliedSeminarSummaryFields);

export type VacancyApplication = Values<typeof vacancyApplicationFields>;
export type AppliedVacancy = Values<typeof appliedVacancyFields>;
export type SeminarApplication = Values<typeof seminarApplicationFields>;
export type AppliedSeminar = Values<typeof appliedSeminarFields>;
