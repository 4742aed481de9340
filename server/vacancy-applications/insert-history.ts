import { type ApplicationEvent, applicationTransitions } from '@/schemas/application-transitions';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
import type { Db } from '@/server/db/client';
import { entryColumns } from './service';
import { vacancyApplicationEvents, vacancyApplications } from './tables';

/** An application with its history, for demo data. */
export interface VacancyApplicationHistory {
  memberId: number;
  vacancyId: number;
  entry: ApplicationEntry;
  /** The events, oldest first. Never empty. */
  history: { event: ApplicationEvent; at: Date }[];
}

/** Inserts applications in the state after their history. No mails are sent, because the events are in the past. */
export async function insertVacancyApplicationHistories(
  db: Db,
  histories: VacancyApplicationHistory[],
): Promise<void> {
  if (histories.length === 0) return;
  const rows = histories.map(({ memberId, vacancyId, entry, history }) => {
    const [first, last] = [history[0], history.at(-1)];
    if (!first || !last) throw new Error('the history of an application is empty');
    return {
      memberId,
      vacancyId,
      ...entryColumns(entry),
      status: applicationTransitions[last.event].to,
      eventCount: history.length,
      createdAt: first.at,
      changedAt: last.at,
    };
  });
  const inserted = await db
    .insert(vacancyApplications)
    .values(rows)
    .returning({ id: vacancyApplications.id });
  const events = inserted.flatMap(({ id }, position) =>
    (histories[position]?.history ?? []).map(({ event, at }, index) => ({
      applicationId: id,
      number: index + 1,
      event,
      at,
    })),
  );
  await db.insert(vacancyApplicationEvents).values(events);
}
