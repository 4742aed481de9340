import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type ApplicationEvent, applicationTransitions } from '@/schemas/application-states';
import { judgeSeminarEvent } from '@/schemas/seminar-application-states';
import type { SeminarStatus } from '@/schemas/seminar-text';
import type { Db } from '@/server/db/client';
import { notFound, Refusal } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import { seminarApplied, seminarLeft, seminarReapplied } from '@/server/mail/seminar-mails';
import { findById } from '@/server/members/service';
import { holdSeminar, moveSeat, type SeminarRow } from '@/server/seminars/service';
import { seminarApplications as applications, seminarApplicationEvents as events } from './tables';

/** Oldest first. The instants are JSON's, with the database session's offset. */
const history = sql<{ event: ApplicationEvent; at: string }[]>`(
  select json_agg(json_build_object('event', ${events.event}, 'at', ${events.at}) order by ${events.number})
  from ${events} where ${events.applicationId} = ${applications.id})`;

const selectApplications = (db: Db) =>
  db
    .select({
      id: applications.id,
      seminarId: applications.seminarId,
      status: applications.status,
      changedAt: applications.changedAt,
      history,
    })
    .from(applications);

/** An application with its history. */
export type SeminarApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

/** Whose application it is, and where the site is that the mail about it links to. */
export interface Participant {
  memberId: number;
  siteOrigin: string;
}

const REASONS: Record<Exclude<SeminarStatus, 'open'>, string> = {
  full: 'このセミナーは満席のため、お申し込みいただけません。',
  closed: 'このセミナーの受付は終了しました。',
  past: 'このセミナーは終了しました。',
  cancelled: 'このセミナーは中止となりました。',
};

const unavailable = (status: SeminarStatus) =>
  new Refusal(409, `seminar_${status}`, status === 'open' ? REASONS.closed : REASONS[status]);

const cancelledBefore = () =>
  new Refusal(
    409,
    'application_cancelled',
    'このセミナーのお申し込みはキャンセルされています。再申し込みしてください。',
  );

const noSuchSeminar = () =>
  new Refusal(400, 'invalid', 'セミナーが見つかりません。', { fields: { seminar: ['Invalid ID'] } });

/** All of the member's applications, newest change first. */
export const listSeminarApplications = (db: Db, memberId: number): Promise<SeminarApplicationRow[]> =>
  selectApplications(db)
    .where(eq(applications.memberId, memberId))
    .orderBy(desc(applications.changedAt), desc(applications.id));

async function readApplication(tx: Db, id: number): Promise<SeminarApplicationRow> {
  const [row] = await selectApplications(tx).where(eq(applications.id, id));
  if (!row) throw new Error('an application went away within its transaction');
  return row;
}

/**
 * Applies for a seat. Whoever applies locks the seminar first, so seats are counted by one at a time and a repeat
 * finds the record that is there (`created` false). Throws coded refusals when the seminar is unknown, full, closed,
 * past or called off, or when an application was cancelled before (reapplying is the way back).
 */
export async function applyToSeminar(
  db: Db,
  participant: Participant,
  seminarId: number,
): Promise<{ application: SeminarApplicationRow; seminar: SeminarRow; created: boolean }> {
  return db.transaction(async (tx) => {
    const seminar = await holdSeminar(tx, seminarId);
    if (!seminar) throw noSuchSeminar();
    const { memberId } = participant;
    const known = await findOwn(tx, memberId, seminarId);
    const verdict = judgeSeminarEvent(known?.status ?? null, 'apply', seminar.status);
    if (verdict === 'unavailable') throw unavailable(seminar.status);
    if (verdict === 'refused') throw cancelledBefore();
    if (known) return { application: await readApplication(tx, known.id), seminar, created: false };
    await moveSeat(tx, seminarId, 1);
    const [created] = await tx
      .insert(applications)
      .values({ memberId, seminarId, status: applicationTransitions.apply.to, events: 1 })
      .returning({ id: applications.id });
    if (!created) throw new Error('no application was written');
    await record(tx, created.id, 1, 'apply');
    await tell(tx, participant, seminar, { id: created.id, number: 1, event: 'apply' });
    return { application: await readApplication(tx, created.id), seminar, created: true };
  });
}

/** Cancels an application, or takes a cancelled one up again; a repeat changes nothing. 404 for another member's. */
export async function changeSeminarApplication(
  db: Db,
  participant: Participant,
  id: number,
  event: 'cancel' | 'reapply',
): Promise<{ application: SeminarApplicationRow; seminar: SeminarRow }> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ seminarId: applications.seminarId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.memberId, participant.memberId)));
    if (!own) throw notFound();
    // The seminar before the application, as everywhere: one order, no deadlock.
    const seminar = await holdSeminar(tx, own.seminarId);
    const known = seminar && (await findOwn(tx, participant.memberId, own.seminarId));
    if (!seminar || !known) throw notFound();
    const verdict = judgeSeminarEvent(known.status, event, seminar.status);
    if (verdict === 'unavailable') throw unavailable(seminar.status);
    if (verdict === 'go') {
      const number = await step(tx, known, own.seminarId, event);
      await tell(tx, participant, seminar, { id, number, event });
    }
    return { application: await readApplication(tx, id), seminar };
  });
}

/**
 * Gives back every seat that the member still holds for what is to come: a part of withdrawing, so without a mail. Pass
 * the withdrawal's transaction.
 */
export async function cancelOpenApplications(db: Db, memberId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await tx
      .select({ seminarId: applications.seminarId })
      .from(applications)
      .where(and(eq(applications.memberId, memberId), eq(applications.status, 'applied')))
      .orderBy(asc(applications.seminarId));
    for (const { seminarId } of held) {
      const seminar = await holdSeminar(tx, seminarId);
      const known = seminar && (await findOwn(tx, memberId, seminarId));
      if (known && judgeSeminarEvent(known.status, 'cancel', seminar.status) === 'go')
        await step(tx, known, seminarId, 'cancel');
    }
  });
}

type Known = { id: number; status: 'applied' | 'cancelled'; events: number };

async function findOwn(tx: Db, memberId: number, seminarId: number): Promise<Known | null> {
  const [row] = await tx
    .select({ id: applications.id, status: applications.status, events: applications.events })
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.seminarId, seminarId)))
    .for('update');
  return row ?? null;
}

async function step(tx: Db, known: Known, seminarId: number, event: 'cancel' | 'reapply'): Promise<number> {
  const number = known.events + 1;
  await moveSeat(tx, seminarId, event === 'reapply' ? 1 : -1);
  await tx
    .update(applications)
    .set({ status: applicationTransitions[event].to, events: number, changedAt: sql`clock_timestamp()` })
    .where(eq(applications.id, known.id));
  await record(tx, known.id, number, event);
  return number;
}

/** The clock and not now(), which is the beginning of the transaction: it may have waited for the event before. */
const record = (tx: Db, applicationId: number, number: number, event: ApplicationEvent) =>
  tx.insert(events).values({ applicationId, number, event, at: sql`clock_timestamp()` });

const mailAbout = {
  apply: seminarApplied,
  cancel: seminarLeft,
  reapply: seminarReapplied,
} satisfies Record<ApplicationEvent, unknown>;

async function tell(
  tx: Db,
  { memberId, siteOrigin }: Participant,
  seminar: SeminarRow,
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  const member = await findById(tx, memberId);
  if (!member) throw new Error('a member went away with an application');
  const content = mailAbout[event]({ siteOrigin, familyName: member.familyName ?? '', seminar });
  await enqueueMail(tx, {
    to: member.email,
    content,
    siteOrigin,
    dedupeKey: `seminar-application:${id}:${number}`,
  });
}

/** Who holds a seat of those seminars now. */
export const listParticipants = (db: Db, seminarIds: number[]) =>
  db
    .select({
      id: applications.id,
      seminarId: applications.seminarId,
      memberId: applications.memberId,
      remindedOf: applications.remindedOf,
    })
    .from(applications)
    .where(and(inArray(applications.seminarId, seminarIds), eq(applications.status, 'applied')))
    .orderBy(asc(applications.id));

/** Notes that the participant has been reminded of a beginning. */
export const markReminded = (tx: Db, id: number, startsAt: Date) =>
  tx.update(applications).set({ remindedOf: startsAt }).where(eq(applications.id, id));
