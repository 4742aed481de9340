import { type ApplicationEvent, applicationTransitions } from '@/schemas/application-transitions';
import type { Db } from '@/server/db/client';
import { changeSeatsTaken } from '@/server/seminars/service';
import { seminarApplicationEvents, seminarApplications } from './tables';

/** An application with its history, for demo data. */
export interface SeminarApplicationHistory {
  memberId: number;
  seminarId: number;
  /** The events, oldest first. Never empty. */
  history: { event: ApplicationEvent; at: Date }[];
}

/** Inserts applications in the state after their history. No mails are sent, because the events are in the past. */
export async function insertSeminarApplicationHistories(
  db: Db,
  histories: SeminarApplicationHistory[],
): Promise<void> {
  for (const { memberId, seminarId, history } of histories) {
    const [first, last] = [history[0], history.at(-1)];
    if (!first || !last) throw new Error('the history of an application is empty');
    const status = applicationTransitions[last.event].to;
    const [row] = await db
      .insert(seminarApplications)
      .values({
        memberId,
        seminarId,
        status,
        eventCount: history.length,
        createdAt: first.at,
        changedAt: last.at,
      })
      .returning({ id: seminarApplications.id });
    if (!row) throw new Error('no application was written');
    await db
      .insert(seminarApplicationEvents)
      .values(
        history.map(({ event, at }, index) => ({ applicationId: row.id, number: index + 1, event, at })),
      );
    if (status === 'applied') await changeSeatsTaken(db, seminarId, 1);
  }
}
