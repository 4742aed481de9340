import { and, desc, eq } from 'drizzle-orm';
import {
  type ApplicationEvent,
  applicationTransitions,
  checkTransition,
} from '@/schemas/application-transitions';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
import {
  type Applicant,
  applyTransition,
  historyColumn,
  type LockedApplication,
  lockApplicationsForUpdate,
  recordEvent,
} from '@/server/applications/transitions';
import { requireSessionForShare } from '@/server/auth/session-lock';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError, notFound } from '@/server/http/errors';
import {
  applicationCancelledMail,
  applicationReappliedMail,
  applicationReceivedMail,
} from '@/server/mail/application-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { hasWorkHistory, type Member } from '@/server/members/service';
import { lockVacancyForShare } from '@/server/vacancies/service';
import { vacancyApplications as applications, vacancyApplicationEvents as events } from './tables';

const TABLES = [applications, events] as const;

const selectApplications = (db: Db) =>
  db
    .select({
      id: applications.id,
      vacancyId: applications.vacancyId,
      status: applications.status,
      startTiming: applications.startTiming,
      startDate: applications.startDate,
      message: applications.message,
      request: applications.request,
      changedAt: applications.changedAt,
      history: historyColumn(applications, events),
    })
    .from(applications);

/** An application with its history. */
export type VacancyApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

const vacancyClosedError = () => new ApiError(409, 'vacancy_closed', 'この案件は募集を終了しました。');

const alreadyCancelledError = () =>
  new ApiError(409, 'application_cancelled', 'この案件への応募は取り消されています。再応募してください。');

const workHistoryRequiredError = () =>
  new ApiError(409, 'work_history_required', '応募には職務経歴の登録が必要です。');

const invalidVacancyError = () =>
  new ApiError(400, 'invalid', '案件が見つかりません。', { fields: { vacancy: ['Invalid ID'] } });

/** All of the member's applications, newest change first. */
export const listVacancyApplications = (db: Db, memberId: number): Promise<VacancyApplicationRow[]> =>
  selectApplications(db)
    .where(eq(applications.memberId, memberId))
    .orderBy(desc(applications.changedAt), desc(applications.id));

async function readApplication(tx: Db, id: number): Promise<VacancyApplicationRow> {
  const [row] = await selectApplications(tx).where(eq(applications.id, id));
  if (!row) throw new Error('an application went away within its transaction');
  return row;
}

/**
 * Applies to a vacancy. Once, however often and from wherever it is asked at the same time: the unique key lets one
 * insert through, the others wait for it and find its row. `created` is false for a repeat, which changes nothing.
 * Throws coded refusals when the vacancy is unknown or closed, there is no work history, or an application was
 * cancelled before (reapplying is the way back).
 */
export async function applyToVacancy(
  db: Db,
  applicant: Applicant,
  vacancyId: number,
  entry: ApplicationEntry,
): Promise<{ application: VacancyApplicationRow; created: boolean }> {
  return inTransaction(db, async (tx) => {
    const { session, siteOrigin } = applicant;
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
        ...toColumns(entry),
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    const existing = created ? null : await lockOwnApplicationForUpdate(tx, memberId, vacancyId);
    const outcome = checkTransition(existing?.status ?? null, 'apply', vacancy.isOpen);
    if (outcome === 'closed') throw vacancyClosedError();
    if (outcome === 'not-allowed') throw alreadyCancelledError();
    if (existing) return { application: await readApplication(tx, existing.id), created: false };
    // Whatever is thrown takes the insert back.
    if (!created) throw new Error('neither a new application nor a known one');
    if (!(await hasWorkHistory(tx, memberId))) throw workHistoryRequiredError();
    const firstEvent = { id: created.id, number: 1, event: 'apply' } as const;
    await recordEvent(tx, events, firstEvent);
    await enqueueNotification(tx, member, siteOrigin, vacancy, firstEvent);
    return { application: await readApplication(tx, created.id), created: true };
  });
}

/**
 * Cancels an application, or takes a cancelled one up again; a repeat changes nothing. Throws `not_found` for another
 * member's, and `vacancy_closed` for reapplying too late.
 */
export async function changeVacancyApplication(
  db: Db,
  applicant: Applicant,
  id: number,
  event: 'cancel' | 'reapply',
): Promise<VacancyApplicationRow> {
  return inTransaction(db, async (tx) => {
    const { session, siteOrigin } = applicant;
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const [ownApplication] = await tx
      .select({ vacancyId: applications.vacancyId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.memberId, memberId)));
    if (!ownApplication) throw notFound();
    // The vacancy before the application, as in apply(): one order, no deadlock.
    const vacancy = await lockVacancyForShare(tx, ownApplication.vacancyId);
    const application = await lockOwnApplicationForUpdate(tx, memberId, ownApplication.vacancyId);
    if (!vacancy || !application) throw notFound();
    const outcome = checkTransition(application.status, event, vacancy.isOpen);
    if (outcome === 'closed') throw vacancyClosedError();
    if (outcome === 'allowed') {
      const number = await applyTransition(tx, TABLES, application, event);
      await enqueueNotification(tx, member, siteOrigin, vacancy, { id, number, event });
    }
    return readApplication(tx, id);
  });
}

/**
 * Cancels every application that stands: a part of withdrawing, so without a mail. Pass the withdrawal's transaction,
 * with the member's row locked: whoever is just applying is waited for, and nobody follows.
 */
export async function cancelOpenVacancyApplications(tx: Db, memberId: number): Promise<void> {
  const isApplied = and(eq(applications.memberId, memberId), eq(applications.status, 'applied'));
  for (const application of await lockApplicationsForUpdate(tx, applications, isApplied))
    await applyTransition(tx, TABLES, application, 'cancel');
}

async function lockOwnApplicationForUpdate(
  tx: Db,
  memberId: number,
  vacancyId: number,
): Promise<LockedApplication | null> {
  const where = and(eq(applications.memberId, memberId), eq(applications.vacancyId, vacancyId));
  const [application] = await lockApplicationsForUpdate(tx, applications, where);
  return application ?? null;
}

/** What was written, as columns. A date is only kept where it means something: the form may hold one from before another choice. */
export const toColumns = (entry: ApplicationEntry) => ({
  startTiming: entry.start_timing,
  startDate: entry.start_timing === 'specified' ? entry.start_date : null,
  message: entry.message,
  request: entry.request,
});

const mailTemplates = {
  apply: applicationReceivedMail,
  cancel: applicationCancelledMail,
  reapply: applicationReappliedMail,
} satisfies Record<ApplicationEvent, unknown>;

async function enqueueNotification(
  tx: Db,
  member: Member,
  siteOrigin: string,
  vacancy: { id: number; title: string },
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  const content = mailTemplates[event]({
    siteOrigin,
    familyName: member.familyName ?? '',
    vacancyTitle: vacancy.title,
    vacancyUrl: `${siteOrigin}/vacancy/${vacancy.id}/`,
  });
  await enqueueMail(tx, { to: member.email, content, siteOrigin, dedupeKey: `application:${id}:${number}` });
}
