import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationTransitions,
} from '@/schemas/application-transitions';
import type { Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { toWireDateTime } from '@/server/openapi/wire-schema';
import type { EventTable } from './tables';

/** The session of the member who applies, and the origin of the links in the mail. */
export interface ApplicationContext {
  session: Session;
  siteOrigin: string;
}

/** The columns of a locked application that a transition needs. */
export interface LockedApplication {
  id: number;
  status: ApplicationStatus;
  /** The number of events so far. */
  eventCount: number;
}

/** A table of applications to vacancies or to seminars. */
export type ApplicationTable = PgTable &
  Record<'id' | 'memberId' | 'status' | 'eventCount' | 'changedAt', PgColumn>;

/** A column with the events of each application, oldest first. The times are ISO 8601 strings with an offset. */
export const historyColumn = (applications: ApplicationTable, events: EventTable) =>
  sql<{ event: ApplicationEvent; at: string }[]>`(
    select json_agg(json_build_object('event', ${events.event}, 'at', ${events.at}) order by ${events.number})
    from ${events} where ${events.applicationId} = ${applications.id})`;

/** Returns the history in the API's shape. */
export const presentHistory = (history: { event: ApplicationEvent; at: string }[]) =>
  history.map(({ event, at }) => ({ event, at: toWireDateTime(new Date(at)) }));

/** Locks the matching applications FOR UPDATE until the transaction ends and returns them ordered by id. */
export async function lockApplicationsForUpdate(
  tx: Db,
  applications: ApplicationTable,
  where: SQL | undefined,
): Promise<LockedApplication[]> {
  const { id, status, eventCount } = applications;
  const rows = await tx
    .select({ id, status, eventCount })
    .from(applications as PgTable)
    .where(where)
    .orderBy(asc(id))
    .for('update');
  return rows as LockedApplication[];
}

/**
 * Returns a function that locks the member's application to one vacancy or seminar FOR UPDATE until the transaction ends.
 * The function returns null when the member has never applied there.
 * @param offerId the column with the id of the vacancy or seminar
 */
export const createOwnApplicationLock =
  (applications: ApplicationTable, offerId: PgColumn) =>
  async (tx: Db, memberId: number, id: number): Promise<LockedApplication | null> => {
    const isOwn = and(eq(applications.memberId, memberId), eq(offerId, id));
    const [application] = await lockApplicationsForUpdate(tx, applications, isOwn);
    return application ?? null;
  };

/**
 * The most events of one application. Every read of the member's applications contains them all, and each sends a mail, so a
 * script that cancels and reapplies for days could fill pages of many megabytes (decision 0083).
 */
const MAX_EVENTS = 100;

const tooManyChangesError = () =>
  new ApiError(
    409,
    'too_many_changes',
    '取り消しと再応募・再申し込みの回数が上限に達したため、受け付けられません。お問い合わせ窓口までご連絡ください。',
  );

/**
 * Changes the status of a locked application and records the event. Throws `too_many_changes` when the member has reapplied
 * too often; a cancellation is always possible.
 * @returns the number of the event
 */
export async function applyTransition(
  tx: Db,
  [applications, events]: readonly [ApplicationTable, EventTable],
  application: LockedApplication,
  event: 'cancel' | 'reapply',
): Promise<number> {
  const number = application.eventCount + 1;
  if (event === 'reapply' && number > MAX_EVENTS) throw tooManyChangesError();
  await tx
    .update(applications as PgTable)
    .set({ status: applicationTransitions[event].to, eventCount: number, changedAt: sql`clock_timestamp()` })
    .where(eq(applications.id, application.id));
  await recordEvent(tx, events, { id: application.id, number, event });
  return number;
}

/**
 * Inserts an event into the history. It uses clock_timestamp() because now() is the start of the transaction, which may
 * have waited for the previous event.
 */
export async function recordEvent(
  tx: Db,
  events: EventTable,
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  await tx.insert(events).values({ applicationId: id, number, event, at: sql`clock_timestamp()` });
}
