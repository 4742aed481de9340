import { and, asc, eq, inArray } from 'drizzle-orm';
import { type ApplicationEvent, applicationTransitions } from '@/schemas/application-transitions';
import { checkSeminarTransition } from '@/schemas/seminar-application-transitions';
import type { SeminarStatus } from '@/schemas/seminar-fields';
import { countOwn, isOwn, type ListPage, latestFirst } from '@/server/applications/lists';
import {
  type ApplicationContext,
  applyTransition,
  createOwnApplicationLock,
  historyColumn,
  type LockedApplication,
  recordEvent,
} from '@/server/applications/transitions';
import { requireSessionForShare } from '@/server/auth/session-lock';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notFound } from '@/server/http/errors';
import { notifyOperator } from '@/server/mail/operator-mails';
import { enqueueMail } from '@/server/mail/outbox';
import {
  seminarApplicationCancelledMail,
  seminarApplicationReappliedMail,
  seminarApplicationReceivedMail,
} from '@/server/mail/seminar-mails';
import { fullName, type Member } from '@/server/members/service';
import { changeSeatsTaken, lockSeminarForUpdate, type SeminarRow } from '@/server/seminars/service';
import { seminarApplications as applications, seminarApplicationEvents as events } from './tables';

const TABLES = [applications, events] as const;

const lockOwnApplicationForUpdate = createOwnApplicationLock(applications, applications.seminarId);

const selectApplications = (db: Db) =>
  db
    .select({
      id: applications.id,
      seminarId: applications.seminarId,
      status: applications.status,
      changedAt: applications.changedAt,
      history: historyColumn(applications, events),
    })
    .from(applications);

/** An application and its history. */
export type SeminarApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

const UNAVAILABLE_MESSAGES: Record<Exclude<SeminarStatus, 'open'>, string> = {
  full: 'このセミナーは満席のため、お申し込みいただけません。',
  closed: 'このセミナーの受付は終了しました。',
  past: 'このセミナーは終了しました。',
  cancelled: 'このセミナーは中止となりました。',
};

const seminarUnavailableError = (status: SeminarStatus) =>
  new ApiError(
    409,
    `seminar_${status}`,
    status === 'open' ? UNAVAILABLE_MESSAGES.closed : UNAVAILABLE_MESSAGES[status],
  );

const alreadyCancelledError = () =>
  new ApiError(
    409,
    'application_cancelled',
    'このセミナーのお申し込みは取り消されています。再申し込みしてください。',
  );

const seminarStartedError = () =>
  new ApiError(409, 'seminar_started', 'このセミナーは始まっているため、取り消せません。');

const invalidSeminarError = () =>
  new ApiError(400, 'invalid', 'セミナーが見つかりません。', { fields: { seminar: ['Invalid ID'] } });

/** Returns the member's applications, most recently changed first: all of them, or one page. */
export const listSeminarApplications = (
  db: Db,
  memberId: number,
  page?: ListPage,
): Promise<SeminarApplicationRow[]> =>
  selectApplications(db)
    .where(isOwn(db, applications, memberId, page))
    .orderBy(...latestFirst(applications));

/** Returns the number of the member's applications, also cancelled ones. */
export const countOwnSeminarApplications = (db: Db, memberId: number): Promise<number> =>
  countOwn(db, applications, memberId);

async function readApplication(tx: Db, id: number): Promise<SeminarApplicationRow> {
  const [row] = await selectApplications(tx).where(eq(applications.id, id));
  if (!row) throw new Error('an application that the transaction has written or locked does not exist');
  return row;
}

/**
 * Applies for a seat. The seminar is locked first, so that concurrent applications count the seats one after the other and
 * a repeated call finds the existing application (`created` is false). Throws `invalid` for an unknown seminar,
 * `seminar_full`, `seminar_closed`, `seminar_past` or `seminar_cancelled` for an unavailable one, and
 * `application_cancelled` when the member has cancelled the application and must reapply instead.
 */
export async function applyToSeminar(
  db: Db,
  { session, siteOrigin }: ApplicationContext,
  seminarId: number,
): Promise<{ application: SeminarApplicationRow; seminar: SeminarRow; created: boolean }> {
  return inTransaction(db, async (tx) => {
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const seminar = await lockSeminarForUpdate(tx, seminarId);
    if (!seminar) throw invalidSeminarError();
    const existing = await lockOwnApplicationForUpdate(tx, memberId, seminarId);
    const outcome = checkSeminarTransition(existing?.status ?? null, 'apply', seminar.status);
    if (outcome === 'unavailable') throw seminarUnavailableError(seminar.status);
    if (outcome === 'not-allowed') throw alreadyCancelledError();
    if (existing) return { application: await readApplication(tx, existing.id), seminar, created: false };
    await changeSeatsTaken(tx, seminarId, 1);
    const [created] = await tx
      .insert(applications)
      .values({ memberId, seminarId, status: applicationTransitions.apply.to, eventCount: 1 })
      .returning({ id: applications.id });
    if (!created) throw new Error('no application was written');
    const firstEvent = { id: created.id, number: 1, event: 'apply' } as const;
    await recordEvent(tx, events, firstEvent);
    await enqueueNotification(tx, { member, siteOrigin, seminar }, firstEvent);
    return { application: await readApplication(tx, created.id), seminar, created: true };
  });
}

/**
 * Cancels an application, or reapplies after a cancellation. A repeated call changes nothing. Throws 404 for another
 * member's application, `seminar_…` when the seminar is no longer available, and `seminar_started` for a cancellation after
 * its start.
 */
export async function changeSeminarApplication(
  db: Db,
  { session, siteOrigin }: ApplicationContext,
  id: number,
  event: 'cancel' | 'reapply',
): Promise<{ application: SeminarApplicationRow; seminar: SeminarRow }> {
  return inTransaction(db, async (tx) => {
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const [ownApplication] = await tx
      .select({ seminarId: applications.seminarId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.memberId, memberId)));
    if (!ownApplication) throw notFound();
    // The seminar is always locked before the application, so that transactions cannot deadlock.
    const seminar = await lockSeminarForUpdate(tx, ownApplication.seminarId);
    const application =
      seminar && (await lockOwnApplicationForUpdate(tx, memberId, ownApplication.seminarId));
    if (!seminar || !application) throw notFound();
    const outcome = checkSeminarTransition(application.status, event, seminar.status);
    if (outcome === 'unavailable') throw seminarUnavailableError(seminar.status);
    if (outcome === 'allowed') {
      if (event === 'cancel' && seminar.hasStarted) throw seminarStartedError();
      const number = await applySeatTransition(tx, application, ownApplication.seminarId, event);
      await enqueueNotification(tx, { member, siteOrigin, seminar }, { id, number, event });
    }
    return { application: await readApplication(tx, id), seminar };
  });
}

/**
 * Cancels the member's applications to seminars that are neither past nor cancelled, as a part of the withdrawal. No mail
 * is sent. Pass the withdrawal's transaction with the member's row locked, so that concurrent applications finish before
 * and new ones are rejected.
 */
export async function cancelOpenSeminarApplications(tx: Db, memberId: number): Promise<void> {
  const appliedRows = await tx
    .select({ seminarId: applications.seminarId })
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.status, 'applied')))
    .orderBy(asc(applications.seminarId));
  for (const { seminarId } of appliedRows) {
    const seminar = await lockSeminarForUpdate(tx, seminarId);
    const application = seminar && (await lockOwnApplicationForUpdate(tx, memberId, seminarId));
    if (application && checkSeminarTransition(application.status, 'cancel', seminar.status) === 'allowed')
      await applySeatTransition(tx, application, seminarId, 'cancel');
  }
}

async function applySeatTransition(
  tx: Db,
  application: LockedApplication,
  seminarId: number,
  event: 'cancel' | 'reapply',
): Promise<number> {
  await changeSeatsTaken(tx, seminarId, event === 'reapply' ? 1 : -1);
  return applyTransition(tx, TABLES, application, event);
}

const mailTemplates = {
  apply: seminarApplicationReceivedMail,
  cancel: seminarApplicationCancelledMail,
  reapply: seminarApplicationReappliedMail,
} satisfies Record<ApplicationEvent, unknown>;

async function enqueueNotification(
  tx: Db,
  { member, siteOrigin, seminar }: { member: Member; siteOrigin: string; seminar: SeminarRow },
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  const content = mailTemplates[event]({ siteOrigin, familyName: member.familyName ?? '', seminar });
  const dedupeKey = `seminar-application:${id}:${number}`;
  await enqueueMail(tx, { to: member.email, memberId: member.id, content, siteOrigin, dedupeKey });
  if (event === 'cancel') return;
  await notifyOperator(tx, siteOrigin, {
    text: 'セミナーへの申込みがありました',
    facts: [
      ['セミナー', `${seminar.title}（${seminar.id}）`],
      ['申込み', String(id)],
      ['会員', `${fullName(member)}（${member.id}）`],
      ['内容を見るコマンド', `applications show ${id} --seminars`],
    ],
    dedupeKey,
  });
}

/** Returns the current participants of those seminars. */
export const listParticipants = (db: Db, seminarIds: number[]) =>
  db
    .select({
      id: applications.id,
      seminarId: applications.seminarId,
      memberId: applications.memberId,
      remindedStartsAt: applications.remindedStartsAt,
    })
    .from(applications)
    .where(and(inArray(applications.seminarId, seminarIds), eq(applications.status, 'applied')))
    .orderBy(asc(applications.id));

/** Stores that the participant has been reminded of that start time. */
export const markReminded = (tx: Db, id: number, startsAt: Date) =>
  tx.update(applications).set({ remindedStartsAt: startsAt }).where(eq(applications.id, id));
