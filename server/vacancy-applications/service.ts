import { and, asc, eq, sql } from 'drizzle-orm';
import {
  type ApplicationEvent,
  applicationTransitions,
  checkTransition,
} from '@/schemas/application-transitions';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
import { countOwn, isOwn, type ListPage, latestFirst } from '@/server/applications/lists';
import {
  type ApplicationContext,
  applyTransition,
  createOwnApplicationLock,
  historyColumn,
  lockApplicationsForUpdate,
  recordEvent,
} from '@/server/applications/transitions';
import { requireSessionForShare } from '@/server/auth/session-lock';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notFound } from '@/server/http/errors';
import { notifyOperator } from '@/server/mail/operator-mails';
import { enqueueMail } from '@/server/mail/outbox';
import {
  vacancyApplicationCancelledMail,
  vacancyApplicationReappliedMail,
  vacancyApplicationReceivedMail,
} from '@/server/mail/vacancy-mails';
import { fullName, hasWorkHistory, licensesColumn, type Member } from '@/server/members/service';
import { vacancyConditionsOf } from '@/server/vacancies/present';
import { lockVacancyForShare } from '@/server/vacancies/service';
import { vacancyApplications as applications, vacancyApplicationEvents as events } from './tables';

const TABLES = [applications, events] as const;

const lockOwnApplicationForUpdate = createOwnApplicationLock(applications, applications.vacancyId);

/** The applications of a member, who must be the same in the condition. */
const selectApplications = (db: Db, memberId: number) =>
  db
    .select({
      id: applications.id,
      vacancyId: applications.vacancyId,
      status: applications.status,
      startTiming: applications.startTiming,
      startDate: applications.startDate,
      message: applications.message,
      request: applications.request,
      licenses: licensesColumn(memberId),
      conditions: applications.conditions,
      changedAt: applications.changedAt,
      history: historyColumn(applications, events),
    })
    .from(applications);

/** An application and its history. */
export type VacancyApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

const vacancyClosedError = () => new ApiError(409, 'vacancy_closed', 'この案件は募集を終了しました。');

const alreadyCancelledError = () =>
  new ApiError(409, 'application_cancelled', 'この案件への応募は取り消されています。再応募してください。');

const workHistoryRequiredError = () =>
  new ApiError(409, 'work_history_required', '応募には職務経歴の登録が必要です。');

const invalidVacancyError = () =>
  new ApiError(400, 'invalid', '案件が見つかりません。', { fields: { vacancy: ['Invalid ID'] } });

/** Returns the member's applications, most recently changed first: all of them, or one page. */
export const listVacancyApplications = (
  db: Db,
  memberId: number,
  page?: ListPage,
): Promise<VacancyApplicationRow[]> =>
  selectApplications(db, memberId)
    .where(isOwn(db, applications, memberId, page))
    .orderBy(...latestFirst(applications));

/**
 * Locks the active applications to vacancies that the transaction has locked, in the order of their ids, and returns them. A
 * withdrawal, which cancels them before it deletes the member's mails, waits for the mails that the transaction writes.
 */
export const lockApplicantsForShare = (tx: Db, vacancyIds: number[]) =>
  tx
    .select({ id: applications.id, memberId: applications.memberId, vacancyId: applications.vacancyId })
    .from(applications)
    .where(
      and(
        eq(applications.status, 'applied'),
        sql`${applications.vacancyId} = any(${sql.param(vacancyIds)}::bigint[])`,
      ),
    )
    .orderBy(asc(applications.id))
    .for('share');

/** Returns the number of the member's applications, also cancelled ones. */
export const countOwnVacancyApplications = (db: Db, memberId: number): Promise<number> =>
  countOwn(db, applications, memberId);

async function readOwnApplication(tx: Db, memberId: number, id: number): Promise<VacancyApplicationRow> {
  const isThis = and(eq(applications.id, id), eq(applications.memberId, memberId));
  const [row] = await selectApplications(tx, memberId).where(isThis);
  if (!row) throw new Error('an application that the transaction has written or locked does not exist');
  return row;
}

/**
 * Applies to a vacancy. Of several concurrent calls only one creates the application: the unique key rejects the
 * other inserts, which wait and then find the existing row. `created` is false for a repeated call, which changes
 * nothing. Throws `invalid` for an unknown vacancy, `vacancy_closed`, `work_history_required`, and
 * `application_cancelled` when the member has cancelled the application and must reapply instead.
 */
export async function applyToVacancy(
  db: Db,
  context: ApplicationContext,
  vacancyId: number,
  entry: ApplicationEntry,
): Promise<{ application: VacancyApplicationRow; created: boolean }> {
  return inTransaction(db, async (tx) => {
    const { session, siteOrigin } = context;
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const vacancy = await lockVacancyForShare(tx, vacancyId);
    if (!vacancy) throw invalidVacancyError();
    const [created] = await tx
      .insert(applications)
      .values({
        memberId,
        vacancyId,
        status: applicationTransitions.apply.to,
        eventCount: 1,
        ...entryColumns(entry),
        conditions: vacancyConditionsOf(vacancy),
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    const existing = created ? null : await lockOwnApplicationForUpdate(tx, memberId, vacancyId);
    const outcome = checkTransition(existing?.status ?? null, 'apply', vacancy.isOpen);
    if (outcome === 'closed') throw vacancyClosedError();
    if (outcome === 'not-allowed') throw alreadyCancelledError();
    if (existing) return { application: await readOwnApplication(tx, memberId, existing.id), created: false };
    // An error rolls the insert back.
    if (!created) throw new Error('neither a new application nor a known one');
    if (!(await hasWorkHistory(tx, memberId))) throw workHistoryRequiredError();
    const firstEvent = { id: created.id, number: 1, event: 'apply' } as const;
    await recordEvent(tx, events, firstEvent);
    await enqueueNotification(tx, { member, siteOrigin, vacancy }, firstEvent);
    return { application: await readOwnApplication(tx, memberId, created.id), created: true };
  });
}

/**
 * Cancels an application, or reapplies after a cancellation. A repeated call changes nothing. Throws `not_found` for
 * another member's application, and `vacancy_closed` when the member reapplies to a closed vacancy.
 */
export async function changeVacancyApplication(
  db: Db,
  context: ApplicationContext,
  id: number,
  event: 'cancel' | 'reapply',
): Promise<VacancyApplicationRow> {
  return inTransaction(db, async (tx) => {
    const { session, siteOrigin } = context;
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const [ownApplication] = await tx
      .select({ vacancyId: applications.vacancyId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.memberId, memberId)));
    if (!ownApplication) throw notFound();
    // The vacancy is always locked before the application, so that transactions cannot deadlock.
    const vacancy = await lockVacancyForShare(tx, ownApplication.vacancyId);
    const application = await lockOwnApplicationForUpdate(tx, memberId, ownApplication.vacancyId);
    if (!vacancy || !application) throw notFound();
    const outcome = checkTransition(application.status, event, vacancy.isOpen);
    if (outcome === 'closed') throw vacancyClosedError();
    if (outcome === 'allowed') {
      const number = await applyTransition(tx, TABLES, application, event);
      // The member has seen the current conditions before reapplying.
      if (event === 'reapply')
        await tx
          .update(applications)
          .set({ conditions: vacancyConditionsOf(vacancy) })
          .where(eq(applications.id, id));
      await enqueueNotification(tx, { member, siteOrigin, vacancy }, { id, number, event });
    }
    return readOwnApplication(tx, memberId, id);
  });
}

/**
 * Cancels the member's open applications as a part of the withdrawal. No mail is sent. Pass the withdrawal's transaction
 * with the member's row locked, so that concurrent applications finish before and new ones are rejected.
 */
export async function cancelCurrentVacancyApplications(tx: Db, memberId: number): Promise<void> {
  const isApplied = and(eq(applications.memberId, memberId), eq(applications.status, 'applied'));
  for (const application of await lockApplicationsForUpdate(tx, applications, isApplied))
    await applyTransition(tx, TABLES, application, 'cancel');
}

/**
 * Returns the columns for the entered values. The start date is stored only for the choice `specified`, because the form
 * may still contain a date from an earlier choice.
 */
export const entryColumns = (entry: ApplicationEntry) => ({
  startTiming: entry.start_timing,
  startDate: entry.start_date,
  message: entry.message,
  request: entry.request,
});

const mailTemplates = {
  apply: vacancyApplicationReceivedMail,
  cancel: vacancyApplicationCancelledMail,
  reapply: vacancyApplicationReappliedMail,
} satisfies Record<ApplicationEvent, unknown>;

async function enqueueNotification(
  tx: Db,
  {
    member,
    siteOrigin,
    vacancy,
  }: { member: Member; siteOrigin: string; vacancy: { id: number; title: string } },
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  const content = mailTemplates[event]({
    siteOrigin,
    familyName: member.familyName ?? '',
    vacancyTitle: vacancy.title,
    vacancyUrl: `${siteOrigin}/vacancy/${vacancy.id}/`,
  });
  const dedupeKey = `application:${id}:${number}`;
  await enqueueMail(tx, { to: member.email, memberId: member.id, content, siteOrigin, dedupeKey });
  if (event === 'cancel') return;
  await notifyOperator(tx, siteOrigin, {
    text: event === 'apply' ? '案件への応募がありました' : '案件への再応募がありました',
    facts: [
      ['案件', `${vacancy.title}（${vacancy.id}）`],
      ['応募', String(id)],
      ['会員', `${fullName(member)}（${member.id}）`],
      ['内容を見るコマンド', `applications show ${id}`],
    ],
    dedupeKey,
  });
}

/** Clears the texts of a member's applications on withdrawal, because they contain personal data. */
export async function eraseApplicationTexts(tx: Db, memberId: number): Promise<void> {
  await tx.update(applications).set({ message: '', request: '' }).where(eq(applications.memberId, memberId));
}
