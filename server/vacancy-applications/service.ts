import { and, desc, eq } from 'drizzle-orm';
import { type ApplicationEvent, applicationTransitions, judgeEvent } from '@/schemas/application-states';
import type { ApplicationEntry } from '@/schemas/vacancy-applications';
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
import {
  applicationCancelled,
  applicationReapplied,
  applicationReceived,
} from '@/server/mail/application-mails';
import { enqueueMail } from '@/server/mail/outbox';
import { hasWorkHistory, type Member } from '@/server/members/service';
import { holdVacancy } from '@/server/vacancies/service';
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
      history: historyOf(applications, events),
    })
    .from(applications);

/** An application with its history. */
export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

const closed = () => new Refusal(409, 'vacancy_closed', 'この案件は募集を終了しました。');

const cancelledBefore = () =>
  new Refusal(409, 'application_cancelled', 'この案件への応募は取り消されています。再応募してください。');

const workHistoryRequired = () =>
  new Refusal(409, 'work_history_required', '応募には職務経歴の登録が必要です。');

const noSuchVacancy = () =>
  new Refusal(400, 'invalid', '案件が見つかりません。', { fields: { vacancy: ['Invalid ID'] } });

/** All of the member's applications, newest change first. */
export const listApplications = (db: Db, memberId: number): Promise<ApplicationRow[]> =>
  selectApplications(db)
    .where(eq(applications.memberId, memberId))
    .orderBy(desc(applications.changedAt), desc(applications.id));

async function readApplication(tx: Db, id: number): Promise<ApplicationRow> {
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
export async function apply(
  db: Db,
  applicant: Applicant,
  vacancyId: number,
  entry: ApplicationEntry,
): Promise<{ application: ApplicationRow; created: boolean }> {
  return inTransaction(db, async (tx) => {
    const { session, siteOrigin } = applicant;
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const vacancy = await holdVacancy(tx, vacancyId);
    if (!vacancy) throw noSuchVacancy();
    const [created] = await tx
      .insert(applications)
      .values({
        memberId,
        vacancyId,
        status: applicationTransitions.apply.to,
        events: 1,
        ...columnsOf(entry),
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    const known = created ? null : await lockOwn(tx, memberId, vacancyId);
    const verdict = judgeEvent(known?.status ?? null, 'apply', vacancy.isOpen);
    if (verdict === 'closed') throw closed();
    if (verdict === 'refused') throw cancelledBefore();
    if (known) return { application: await readApplication(tx, known.id), created: false };
    // Whatever is thrown takes the insert back.
    if (!created) throw new Error('neither a new application nor a known one');
    if (!(await hasWorkHistory(tx, memberId))) throw workHistoryRequired();
    const first = { id: created.id, number: 1, event: 'apply' } as const;
    await recordStep(tx, events, first);
    await tell(tx, member, siteOrigin, vacancy, first);
    return { application: await readApplication(tx, created.id), created: true };
  });
}

/**
 * Cancels an application, or takes a cancelled one up again; a repeat changes nothing. Throws `not_found` for another
 * member's, and `vacancy_closed` for reapplying too late.
 */
export async function changeApplication(
  db: Db,
  applicant: Applicant,
  id: number,
  event: 'cancel' | 'reapply',
): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const { session, siteOrigin } = applicant;
    const { memberId } = session;
    const member = await requireSessionForShare(tx, session);
    const [own] = await tx
      .select({ vacancyId: applications.vacancyId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.memberId, memberId)));
    if (!own) throw notFound();
    // The vacancy before the application, as in apply(): one order, no deadlock.
    const vacancy = await holdVacancy(tx, own.vacancyId);
    const known = await lockOwn(tx, memberId, own.vacancyId);
    if (!vacancy || !known) throw notFound();
    const verdict = judgeEvent(known.status, event, vacancy.isOpen);
    if (verdict === 'closed') throw closed();
    if (verdict === 'go') {
      const number = await takeStep(tx, TABLES, known, event);
      await tell(tx, member, siteOrigin, vacancy, { id, number, event });
    }
    return readApplication(tx, id);
  });
}

/**
 * Cancels every application that stands: a part of withdrawing, so without a mail. Pass the withdrawal's transaction,
 * with the member's row locked: whoever is just applying is waited for, and nobody follows.
 */
export async function cancelOpenApplications(tx: Db, memberId: number): Promise<void> {
  const standing = and(eq(applications.memberId, memberId), eq(applications.status, 'applied'));
  for (const known of await lockKnown(tx, applications, standing))
    await takeStep(tx, TABLES, known, 'cancel');
}

async function lockOwn(tx: Db, memberId: number, vacancyId: number): Promise<Known | null> {
  const own = and(eq(applications.memberId, memberId), eq(applications.vacancyId, vacancyId));
  const [known] = await lockKnown(tx, applications, own);
  return known ?? null;
}

/** What was written, as columns. A date is only kept where it means something: the form may hold one from before another choice. */
export const columnsOf = (entry: ApplicationEntry) => ({
  startTiming: entry.start_timing,
  startDate: entry.start_timing === 'specified' ? entry.start_date : null,
  message: entry.message,
  request: entry.request,
});

const mailAbout = {
  apply: applicationReceived,
  cancel: applicationCancelled,
  reapply: applicationReapplied,
} satisfies Record<ApplicationEvent, unknown>;

async function tell(
  tx: Db,
  member: Member,
  siteOrigin: string,
  vacancy: { id: number; title: string },
  { id, number, event }: { id: number; number: number; event: ApplicationEvent },
): Promise<void> {
  const content = mailAbout[event]({
    siteOrigin,
    familyName: member.familyName ?? '',
    vacancyTitle: vacancy.title,
    vacancyUrl: `${siteOrigin}/vacancy/${vacancy.id}/`,
  });
  await enqueueMail(tx, { to: member.email, content, siteOrigin, dedupeKey: `application:${id}:${number}` });
}
