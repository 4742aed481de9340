import { pageOf } from './readers';
import type { ReplyRecord } from './reply-record';
import { readSeminarBasics, readSeminarSummary } from './seminars';
import { readApplicationStatus } from './statuses';
import { applicationOrOffer, readHistoryItem } from './vacancy-applications';

/**
 * The replies about applications to seminars as screens use them. For an API with other field names, edit the names in
 * this file.
 */

const readApplication = (row: ReplyRecord) => ({
  id: row.id('id'),
  status: readApplicationStatus(row, 'status'),
  /** The URL of an online seminar; null for a venue or after cancellation. */
  online_url: row.addressOrNull('online_url'),
  /** Oldest first. */
  history: row.list('history', readHistoryItem),
});

const readSeminarApplication = (row: ReplyRecord) => ({
  ...readApplication(row),
  /** The seminar's id. */
  seminar: row.id('seminar'),
});

const readAppliedSeminar = (row: ReplyRecord) => ({
  ...readApplication(row),
  seminar: readSeminarSummary(row.requiredRecord('seminar')),
});

const readAppliedSeminarSummary = (row: ReplyRecord) => {
  return {
    id: row.id('id'),
    status: readApplicationStatus(row, 'status'),
    changed_at: row.instant('changed_at'),
    seminar: readSeminarBasics(row.requiredRecord('seminar')),
  };
};

/** GET /applications/. */
export const seminarApplicationsReply = pageOf(readSeminarApplication);
/** GET /applied/. */
export const appliedSeminarPageReply = pageOf(
  applicationOrOffer('seminar', readAppliedSeminar, readSeminarSummary),
);
/** GET /seminar-applied-summaries/. */
export const appliedSeminarSummaryPageReply = pageOf(
  applicationOrOffer('seminar', readAppliedSeminarSummary, readSeminarBasics),
);

export type SeminarApplication = ReturnType<typeof readSeminarApplication>;
export type AppliedSeminar = ReturnType<typeof readAppliedSeminar>;
