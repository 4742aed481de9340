import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { removeExpired } from '@/server/auth/cleanup';
import { isKnownBrowserOf, logInMember } from '@/server/auth/known-browsers';
import { deleteMember } from '@/server/auth/member-moderation';
import { listSessions } from '@/server/auth/session-list';
import { findSession } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { removeOldMails } from '@/server/mail/deliver';
import { requeueUndelivered } from '@/server/mail/outbox';
import { lockMemberForUpdate } from '@/server/members/account';
import { readMe } from '@/server/members/me';
import { deleteAbandonedRegistrations, findMemberByEmail } from '@/server/members/service';
import { readServerCounts } from '@/server/metrics';
import { readPersonalData } from '@/server/personal-data/service';
import { remindParticipants } from '@/server/seminar-applications/notifications';
import {
  applyToSeminar,
  countOwnSeminarApplications,
  listSeminarApplications,
} from '@/server/seminar-applications/service';
import { findSeminarRows, listSeminars } from '@/server/seminars/service';
import { findVacancyRows } from '@/server/vacancies/service';
import { refreshSearchTexts } from '@/server/vacancies/write';
import {
  applyToVacancy,
  changeVacancyApplication,
  countOwnVacancyApplications,
  listVacancyApplications,
} from '@/server/vacancy-applications/service';
import { vacancyApplications } from '@/server/vacancy-applications/tables';
import { removeWithdrawalSessions } from '@/server/withdrawal/service';
import { BUSY_MEMBER, sessionTokenOf } from './growth-data';

const SITE_ORIGIN = 'https://example.com';
const PAGE_SIZE = 100;

/** What a case may use: one connection, and an active member that is another one in each run. */
export interface BenchContext {
  pool: pg.Pool;
  db: Db;
  memberId: number;
}

export interface BenchCase {
  title: string;
  /** Visitors and members wait for requests. The others may read whole tables. */
  kind: 'request' | 'metrics' | 'job' | 'command';
  /** Is not measured. @returns what `run` gets */
  prepare?: (context: BenchContext) => Promise<number>;
  run: (context: BenchContext, prepared: number) => Promise<unknown>;
}

class RolledBack extends Error {}

/** Runs the work in a transaction that is rolled back, so that each run finds the same rows. */
async function rolledBack(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  const attempt = inTransaction(db, async (tx) => {
    await work(tx);
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

const emailOf = (memberId: number) => `member${memberId}@example.com`;

async function sessionOf({ db, memberId }: BenchContext) {
  const session = await findSession(db, sessionTokenOf(memberId));
  if (!session) throw new Error('no session of a member');
  return session;
}

const applicantOf = async (context: BenchContext) => ({
  session: await sessionOf(context),
  siteOrigin: SITE_ORIGIN,
});

async function logInWithoutPassword(tx: Db, memberId: number) {
  const member = await lockMemberForUpdate(tx, memberId);
  if (!member) throw new Error('no member');
  const browser = { token: `browser-${memberId}`, userAgent: undefined };
  return logInMember(tx, member, { previous: null, browser, siteOrigin: SITE_ORIGIN });
}

const findId = async (db: Db, query: ReturnType<typeof sql>): Promise<number> =>
  Number((await db.execute<{ id: string }>(query)).rows[0]?.id);

/** Returns an open vacancy, or seminar, to which the member has not applied. */
const findOpen = (kind: 'vacancy' | 'seminar') =>
  (({ db, memberId }) =>
    findId(
      db,
      kind === 'vacancy'
        ? sql`select id from vacancies v where closes_at > now() and published_at <= now() and not exists (
            select from vacancy_applications where member_id = ${memberId} and vacancy_id = v.id) limit 1`
        : sql`select id from seminars s where deadline > now() and not exists (
            select from seminar_applications where member_id = ${memberId} and seminar_id = s.id) limit 1`,
    )) satisfies BenchCase['prepare'];

/** Reads a page of applied vacancies as server/applications/create-routes.ts does. */
async function readAppliedVacancies({ db }: BenchContext, memberId: number, page: number) {
  const [, rows] = await Promise.all([
    countOwnVacancyApplications(db, memberId),
    listVacancyApplications(db, memberId, { page, pageSize: PAGE_SIZE }),
  ]);
  await findVacancyRows(
    db,
    rows.map(({ vacancyId }) => vacancyId),
  );
}

async function readAppliedSeminars({ db }: BenchContext, memberId: number) {
  const [, rows] = await Promise.all([
    countOwnSeminarApplications(db, memberId),
    listSeminarApplications(db, memberId, { page: 1, pageSize: PAGE_SIZE }),
  ]);
  await findSeminarRows(
    db,
    rows.map(({ seminarId }) => seminarId),
  );
}

const request = (title: string, run: BenchCase['run'], prepare?: BenchCase['prepare']): BenchCase => ({
  title,
  run,
  kind: 'request',
  ...(prepare && { prepare }),
});
const job = (title: string, run: (tx: Db) => Promise<unknown>): BenchCase => ({
  kind: 'job',
  title,
  run: ({ db }) => rolledBack(db, run),
});

export const benchCases: BenchCase[] = [
  request('session of a request', sessionOf),
  request('GET /members/me/ with the session', async (context) => {
    await sessionOf(context);
    await readMe(context.db, context.memberId);
  }),
  request('login: address and browser', async ({ db, memberId }) => {
    await isKnownBrowserOf(db, emailOf(memberId), `browser-${memberId}`);
    await findMemberByEmail(db, emailOf(memberId));
  }),
  request('login: opening the session', ({ db, memberId }) =>
    rolledBack(db, (tx) => logInWithoutPassword(tx, memberId)),
  ),
  request('sessions of a member', async (context) => listSessions(context.db, await sessionOf(context))),
  request('own applications, unpaged', ({ db, memberId }) => listVacancyApplications(db, memberId)),
  request('own applications, 900 of them', ({ db }) => listVacancyApplications(db, BUSY_MEMBER.id)),
  request('applied vacancies', (context) => readAppliedVacancies(context, context.memberId, 1)),
  request('applied vacancies, 1 of 9 pages', (context) => readAppliedVacancies(context, BUSY_MEMBER.id, 1)),
  request('applied vacancies, 9 of 9 pages', (context) => readAppliedVacancies(context, BUSY_MEMBER.id, 9)),
  request('applied seminars', (context) => readAppliedSeminars(context, context.memberId)),
  request('applied seminars, 20 of them', (context) => readAppliedSeminars(context, BUSY_MEMBER.id)),
  request(
    'apply to a vacancy',
    async (context, vacancyId) => {
      const applicant = await applicantOf(context);
      const entry = { start_timing: 'immediately', message: '応募します。', request: '' } as const;
      await rolledBack(context.db, (tx) =>
        applyToVacancy(tx, applicant, vacancyId, { ...entry, start_date: null }),
      );
    },
    findOpen('vacancy'),
  ),
  request(
    'cancel an application',
    async (context, id) => {
      const applicant = await applicantOf(context);
      await rolledBack(context.db, (tx) => changeVacancyApplication(tx, applicant, id, 'cancel'));
    },
    async ({ db, memberId }) => {
      const [row] = await db
        .select({ id: vacancyApplications.id })
        .from(vacancyApplications)
        .where(eq(vacancyApplications.memberId, memberId));
      return row?.id ?? 0;
    },
  ),
  request(
    'apply to a seminar',
    async (context, seminarId) => {
      const applicant = await applicantOf(context);
      await rolledBack(context.db, (tx) => applyToSeminar(tx, applicant, seminarId));
    },
    findOpen('seminar'),
  ),
  request('list of seminars', ({ db }) => listSeminars(db, { page: 1, pageSize: 20 })),
  request('personal data of a member', async (context) =>
    readPersonalData(context.db, await sessionOf(context)),
  ),
  { kind: 'metrics', title: 'figures of /metrics', run: ({ pool }) => readServerCounts(pool) },
  job('expired sessions, tokens, browsers', removeExpired),
  job('mails after 30 days', removeOldMails),
  job('abandoned registrations', deleteAbandonedRegistrations),
  job('sessions of withdrawals', removeWithdrawalSessions),
  job('outdated search texts', refreshSearchTexts),
  job('reminders of a seminar', (tx) => remindParticipants(tx, SITE_ORIGIN)),
  job('mails without a job', requeueUndelivered),
  {
    kind: 'command',
    title: 'members delete',
    run: ({ db, memberId }) =>
      rolledBack(db, (tx) => deleteMember({ db: tx, siteOrigin: SITE_ORIGIN }, memberId)),
  },
];
