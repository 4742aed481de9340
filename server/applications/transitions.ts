import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationTransitions,
} from '@/schemas/application-transitions';
import type { Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import { toWireDateTime } from '@/server/http/date-time';
import type { EventTable } from './tables';

/** The session of whoever applies, and where the site is that the mail about it links to. */
export interface Applicant {
  session: Session;
  siteOrigin: string;
}

/** An application as far as its next step needs it. */
export interface LockedApplication {
  id: number;
  status: ApplicationStatus;
  /** How many steps there have been. */
  eventCount: number;
}

type ApplicationTable = PgTable & Record<'id' | 'memberId' | 'status' | 'eventCount' | 'changedAt', PgColumn>;

/** The history of each row of a query on the applications, oldest first. The instants are JSON's, with an offset. */
export const historyColumn = (applications: ApplicationTable, events: EventTable) =>
  sql<{ event: ApplicationEvent; at: string }[]>`(
    select json_agg(json_build_object('event', ${events.event}, 'at', ${events.at}) order by ${events.number})
    from ${events} where ${events.applicationId} = ${applications.id})`;

/** The same as the wire has it. */
export const presentHistory = (history: { event: ApplicationEvent; at: string }[]) =>
  history.map(({ event, at }) => ({ event, at: toWireDateTime(new Date(at)) }));

/** The applications that fit, by id, locked until the transaction ends. */
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

/** Writes what follows in an application that is locked, and in its history. @returns the number of the step */
export async function applyTransition(
  tx: Db,
  [applications, events]: readonly [ApplicationTable, EventTable],
  application: LockedApplication,
  event: 'cancel' | 'reapply',
): Promise<number> {
  const number = application.eventCount + 1;
  await tx
    .update(applications as PgTable)
    .set({ status: applicationTransitions[event].to, eventCount: number, changedAt: sql`clock_timestamp()` })
    .where(eq(applications.id, application.id));
  await recordEvent(tx, events, { id: application.id, number, event });
  return number;
}

/** The clock and not now(), which is the beginning of the transaction: it may have waited for the event before. */
export async function recordEvent(
  tx: Db,
  events: EventTable,
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  await tx.insert(events).values({ applicationId: id, number, event, at: sql`clock_timestamp()` });
}
