import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type ApplicationEvent, applicationTransitions } from '@/schemas/application-states';
import { judgeSeminarEvent } from '@/schemas/seminar-application-states';
import type { SeminarStatus } from '@/schemas/seminar-text';
import {
  type Applicant,
  historyOf,
  type Known,
  lockKnown,
  recordStep,
  takeStep,
} from '@/server/applications/steps';
import { requireSessionForShare } from '@/server/auth/session-lock';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { notFound, Refusal } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import { seminarApplied, seminarLeft, seminarReapplied } from '@/server/mail/seminar-mails';
import type { Member } from '@/server/members/service';
import { holdSeminar, moveSeat, type SeminarRow } from '@/server/seminars/service';
import { seminarApplications as applications, seminarApplicationEvents as events } from './tables';

const TABLES = [applications, events] as const;

const selectApplications = (db: Db) =>
  db
    .select({
      id: applications.id,
      seminarId: applications.seminarId,
      status: applications.status,
      changedAt: applications.changedAt,
      history: historyOf(applications, events),
    })
    .from(applications);

/** An application with its history. */
export type SeminarApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

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
  { session, siteOrigin }: Applicant,
  seminarId: number,
): Promise<{ application: SeminarApplicationRow; seminar: SeminarRow; created: boolean }> {
  return inTransaction(db, async (tx) => {
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const seminar = await holdSeminar(tx, seminarId);
    if (!seminar) throw noSuchSeminar();
    const known = await lockOwn(tx, memberId, seminarId);
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
    const first = { id: created.id, number: 1, event: 'apply' } as const;
    await recordStep(tx, events, first);
    await tell(tx, member, siteOrigin, seminar, first);
    return { application: await readApplication(tx, created.id), seminar, created: true };
  });
}

/** Cancels an application, or takes a cancelled one up again; a repeat changes nothing. 404 for another member's. */
export async function changeSeminarApplication(
  db: Db,
  { session, siteOrigin }: Applicant,
  id: number,
  event: 'cancel' | 'reapply',
): Promise<{ application: SeminarApplicationRow; seminar: SeminarRow }> {
  return inTransaction(db, async (tx) => {
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const [own] = await tx
      .select({ seminarId: applications.seminarId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.memberId, memberId)));
    if (!own) throw notFound();
    // The seminar before the application, as everywhere: one order, no deadlock.
    const seminar = await holdSeminar(tx, own.seminarId);
    const known = seminar && (await lockOwn(tx, memberId, own.seminarId));
    if (!seminar || !known) throw notFound();
    const verdict = judgeSeminarEvent(known.status, event, seminar.status);
    if (verdict === 'unavailable') throw unavailable(seminar.status);
    if (verdict === 'go') {
      const number = await step(tx, known, own.seminarId, event);
      await tell(tx, member, siteOrigin, seminar, { id, number, event });
    }
    return { application: await readApplication(tx, id), seminar };
  });
}

/**
 * Gives back every seat that the member still holds for what is to come: a part of withdrawing, so without a mail. Pass
 * the withdrawal's transaction, with the member's row locked: whoever is just applying is waited for, and nobody follows.
 */
export async function cancelOpenApplications(tx: Db, memberId: number): Promise<void> {
  const held = await tx
    .select({ seminarId: applications.seminarId })
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.status, 'applied')))
    .orderBy(asc(applications.seminarId));
  for (const { seminarId } of held) {
    const seminar = await holdSeminar(tx, seminarId);
    const known = seminar && (await lockOwn(tx, memberId, seminarId));
    if (known && judgeSeminarEvent(known.status, 'cancel', seminar.status) === 'go')
      await step(tx, known, seminarId, 'cancel');
  }
}

async function lockOwn(tx: Db, memberId: number, seminarId: number): Promise<Known | null> {
  const own = and(eq(applications.memberId, memberId), eq(applications.seminarId, seminarId));
  const [known] = await lockKnown(tx, applications, own);
  return known ?? null;
}

async function step(tx: Db, known: Known, seminarId: number, event: 'cancel' | 'reapply'): Promise<number> {
  await moveSeat(tx, seminarId, event === 'reapply' ? 1 : -1);
  return takeStep(tx, TABLES, known, event);
}

const mailAbout = {
  apply: seminarApplied,
  cancel: seminarLeft,
  reapply: seminarReapplied,
} satisfies Record<ApplicationEvent, unknown>;

async function tell(
  tx: Db,
  member: Member,
  siteOrigin: string,
  seminar: SeminarRow,
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
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
