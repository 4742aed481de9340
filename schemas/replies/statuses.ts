import type { ApplicationEvent, ApplicationStatus } from '@/schemas/application-transitions';
import type { SeminarStatus } from '@/schemas/seminar-codes';
import type { VacancyStatus } from '@/schemas/vacancy-codes';
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

export const readApplicationStatus = codeIn<ApplicationStatus>({ applied: [], cancelled });
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
