import { type ApplicationEvent, applicationTransitions } from '@/schemas/application-transitions';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
import type { Db } from '@/server/db/client';
import { toColumns } from './service';
import { vacancyApplicationEvents, vacancyApplications } from './tables';

/** An application with its history, for demo data. */
export interface VacancyApplicationHistory {
  memberId: number;
  vacancyId: number;
  entry: ApplicationEntry;
  /** The events, oldest first. Never empty. */
  history: { event: ApplicationEvent; at: Date }[];
}

/** Inserts applications in the state after their history. No emails are sent, because the events are in the past. */
export async function insertVacancyApplicationHistories(
  db: Db,
  past: VacancyApplicationHistory[],
): Promise<void> {
  if (past.length === 0) return;
  const rows = past.map(({ memberId, vacancyId, entry, history }) => {
    const [first, last] = [history[0], history.at(-1)];
    if (!first || !last) throw new Error('an application begins with applying');
    return {
      ...{ memberId, vacancyId, ...toColumns(entry) },
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
  const events = inserted.flatMap(({ id }, index) =>
    (past[index]?.history ?? []).map(({ event, at }, before) => ({
      applicationId: id,
      number: before + 1,
      event,
      at,
    })),
  );
  await db.insert(vacancyApplicationEvents).values(events);
}
