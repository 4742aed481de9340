import type { ApplicationEvent, ApplicationStatus } from '@/schemas/application-transitions';
import type { SeminarStatus } from '@/schemas/seminar-codes';
import type { VacancyStatus } from '@/schemas/vacancy-codes';
import { toBoolean, toInstantOrDay } from '@/schemas/wire-values';
import type { Code, ReplyRecord } from './reply-record';

/**
 * Returns a reader of a code for which another API may have another spelling, because the specification fixes none. A
 * word that this site does not know stays as it is.
 * @param spellings other words for each code, in lower case
 */
const codeIn =
  <T extends string>(spellings: Readonly<Record<T, readonly string[]>>) =>
  (row: ReplyRecord, name: string, fallback: T): Code<T> => {
    const sent = row.code<T>(name, fallback);
    const word = sent.trim().toLowerCase();
    const codes = Object.keys(spellings) as T[];
    return codes.find((code) => code === word || spellings[code].includes(word)) ?? sent;
  };

const cancelled = ['canceled'];

/** The specification names the actions apply, cancel and reapply, and an API may store the last one as the status. */
const applicationStatus = codeIn<ApplicationStatus>({
  applied: ['apply', 'reapply', 'reapplied'],
  cancelled: ['cancel', ...cancelled],
});

/** The fields by which an API without a status says that an application was cancelled: a flag, or the time. */
const CANCELLATIONS = ['cancelled_at', 'canceled_at', 'is_cancelled', 'is_canceled'];

const isCancelled = (row: ReplyRecord): boolean =>
  CANCELLATIONS.some((name) => toBoolean(row.value(name)) ?? toInstantOrDay(row.value(name)) !== undefined);

/** Reads the status of an application to a vacancy or a seminar. */
export const readApplicationStatus = (row: ReplyRecord, name: string): Code<ApplicationStatus> =>
  applicationStatus(row, name, isCancelled(row) ? 'cancelled' : 'applied');

export const readApplicationEvent = codeIn<ApplicationEvent>({
  apply: ['applied'],
  cancel: ['canceled', 'cancelled'],
  reapply: ['reapplied'],
});
export const readVacancyStatus = codeIn<VacancyStatus>({ open: [], close: ['closed'] });
export const readSeminarStatus = codeIn<SeminarStatus>({
  open: [],
  full: [],
  closed: ['close'],
  past: [],
  cancelled,
});
