import type { StartTiming } from '@/schemas/application-transitions';
import { pageOf } from './readers';
import type { ReplyRecord } from './reply-record';
import { readApplicationEvent, readApplicationStatus } from './statuses';
import { readVacancyBasics, readVacancyRow } from './vacancies';

/**
 * The replies about applications to vacancies as screens use them. For an API with other field names, edit the names
 * in this file.
 */

/** An event of an application, of a vacancy or a seminar. */
export const readHistoryItem = (item: ReplyRecord) => ({
  event: readApplicationEvent(item, 'event', 'apply'),
  at: item.instant('at'),
});

const readApplication = (row: ReplyRecord) => ({
  id: row.id('id'),
  status: readApplicationStatus(row, 'status'),
  start_timing: row.code<StartTiming | ''>('start_timing', ''),
  start_date: row.day('start_date'),
  message: row.text('message'),
  request: row.text('request'),
  /** Oldest first. */
  history: row.list('history', readHistoryItem),
});

const readVacancyApplication = (row: ReplyRecord) => ({
  ...readApplication(row),
  /** The vacancy's id. */
  vacancy: row.id('vacancy'),
});

const readAppliedVacancy = (row: ReplyRecord) => ({
  ...readApplication(row),
  vacancy: readVacancyRow(row.requiredRecord('vacancy')),
});

const readAppliedVacancySummary = (row: ReplyRecord) => {
  return {
    id: row.id('id'),
    status: readApplicationStatus(row, 'status'),
    changed_at: row.instant('changed_at'),
    vacancy: readVacancyBasics(row.requiredRecord('vacancy')),
  };
};

/** A row of a list of applications: one application, or what the member has applied for, which another API may send alone. */
export type AppliedRow<T, Offer> = { id: number; application: T } | { id: number; offer: Offer };

/**
 * Returns a reader of such rows. The application for an offer is in another list (api/application-lists.ts).
 * @param name the field of an application with what it is for
 */
export const applicationOrOffer =
  <T, Offer>(name: string, readApplied: (row: ReplyRecord) => T, readOffer: (row: ReplyRecord) => Offer) =>
  (row: ReplyRecord): AppliedRow<T, Offer> =>
    row.value(name) === undefined && row.value('title') !== undefined
      ? { id: row.id('id'), offer: readOffer(row) }
      : { id: row.id('id'), application: readApplied(row) };

/** GET /vacancy-applications/. */
export const vacancyApplicationsReply = pageOf(readVacancyApplication);
/** GET /vacancy-applied/. */
export const appliedVacancyPageReply = pageOf(
  applicationOrOffer('vacancy', readAppliedVacancy, readVacancyRow),
);
/** GET /vacancy-applied-summaries/. */
export const appliedVacancySummaryPageReply = pageOf(
  applicationOrOffer('vacancy', readAppliedVacancySummary, readVacancyBasics),
);

export type VacancyApplication = ReturnType<typeof readVacancyApplication>;
export type AppliedVacancy = ReturnType<typeof readAppliedVacancy>;
