import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Page, ReplyReader } from '@/schemas/replies/readers';
import { UnreadableReplyError } from '@/schemas/replies/reply-record';
import {
  appliedSeminarPageReply,
  appliedSeminarSummaryPageReply,
  seminarApplicationsReply,
} from '@/schemas/replies/seminar-applications';
import {
  type AppliedRow,
  appliedVacancyPageReply,
  appliedVacancySummaryPageReply,
  vacancyApplicationsReply,
} from '@/schemas/replies/vacancy-applications';
import { readAll } from './transport/read';

type Context = Pick<QueryFunctionContext, 'client' | 'signal'>;

interface AppliedList<T, Offer, Application> {
  path: string;
  reader: ReplyReader<Page<AppliedRow<T, Offer>>>;
  readApplications: (context: Context) => Promise<Application[]>;
  offerIdOf: (application: Application) => number;
  toRow: (application: Application, offer: Offer) => T;
}

/**
 * Reads a list of applications with what they are for. Where an API sends that alone, the applications come from their own
 * list. A row without an application there is omitted, because nothing says that it is what the member has applied for.
 * @throws UnreadableReplyError when no row remains
 */
async function readApplied<T, Offer extends { id: number }, Application>(
  context: Context,
  { path, reader, readApplications, offerIdOf, toRow }: AppliedList<T, Offer, Application>,
): Promise<T[]> {
  const rows = await readAll(context, path, reader);
  const applications = rows.some((row) => 'offer' in row) ? await readApplications(context) : [];
  const joined = rows.flatMap((row) => {
    if (!('offer' in row)) return [row.application];
    const application = applications.find((each) => offerIdOf(each) === row.offer.id);
    return application ? [toRow(application, row.offer)] : [];
  });
  if (joined.length === 0 && rows.length > 0) throw new UnreadableReplyError(`No row of ${path} is usable.`);
  return joined;
}

interface StoredApplication<Status> {
  id: number;
  status: Status;
  history: readonly { at: string }[];
}

/** Returns the row of a list of summaries for an application: its status, and when that last changed. */
const summaryOf = <Status>({ id, status, history }: StoredApplication<Status>) => ({
  id,
  status,
  changed_at: history.at(-1)?.at ?? '',
});

/** Returns all of the member's applications to vacancies. @throws as {@link readAll} does */
export const readVacancyApplications = (context: Context) =>
  readAll(context, '/vacancy-applications/', vacancyApplicationsReply);

/** Returns all of the member's applications to seminars. @throws as {@link readAll} does */
export const readSeminarApplications = (context: Context) =>
  readAll(context, '/applications/', seminarApplicationsReply);

/** Returns the member's applications to vacancies, each with its vacancy. @throws UnreadableReplyError */
export const readAppliedVacancies = (context: Context) =>
  readApplied(context, {
    path: '/vacancy-applied/',
    reader: appliedVacancyPageReply,
    readApplications: readVacancyApplications,
    offerIdOf: ({ vacancy }) => vacancy,
    toRow: (application, vacancy) => ({ ...application, vacancy }),
  });

/** Returns state and last change of the member's latest applications to vacancies. @throws UnreadableReplyError */
export const readAppliedVacancySummaries = (context: Context) =>
  readApplied(context, {
    path: '/vacancy-applied-summaries/',
    reader: appliedVacancySummaryPageReply,
    readApplications: readVacancyApplications,
    offerIdOf: ({ vacancy }) => vacancy,
    toRow: (application, vacancy) => ({ ...summaryOf(application), vacancy }),
  });

/** Returns the member's applications to seminars, each with its seminar. @throws UnreadableReplyError */
export const readAppliedSeminars = (context: Context) =>
  readApplied(context, {
    path: '/applied/',
    reader: appliedSeminarPageReply,
    readApplications: readSeminarApplications,
    offerIdOf: ({ seminar }) => seminar,
    toRow: (application, seminar) => ({ ...application, seminar }),
  });

/** Returns state and last change of the member's latest applications to seminars. @throws UnreadableReplyError */
export const readAppliedSeminarSummaries = (context: Context) =>
  readApplied(context, {
    path: '/seminar-applied-summaries/',
    reader: appliedSeminarSummaryPageReply,
    readApplications: readSeminarApplications,
    offerIdOf: ({ seminar }) => seminar,
    toRow: (application, seminar) => ({ ...summaryOf(application), seminar }),
  });
