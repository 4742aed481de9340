import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { contentPath } from '@/config/env';
import { StartupError } from '@/config/startup-error';
import { DocumentError, type DocumentRecord, toStartupError } from '@/lib/content/documents';
import { dayAfterLastWorkingDay } from '@/lib/working-days';
import { dayInTokyo } from '@/schemas/time';
import { hashPassword } from '@/server/auth/passwords';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { type ImportKind, importRecords, readImports } from '@/server/imports/service';
import { replaceEducations } from '@/server/members/career-education';
import { insertMember } from '@/server/members/service';
import { updateMember } from '@/server/members/update';
import { insertSeminarApplicationHistories } from '@/server/seminar-applications/insert-history';
import { saveSkills } from '@/server/skills/service';
import { insertVacancyApplicationHistories } from '@/server/vacancy-applications/insert-history';
import { type DemoMember, readDemoMembers } from './members';

const DEMO_PASSWORD = 'kaikei-demo-2026';

/** Key of the advisory lock that serializes seeding. The number is arbitrary, but must be the same in every process. */
const SEED_LOCK_ID = 0x6b61_6903;
/** Milliseconds between two attempts to get the lock. */
const LOCK_PAUSE_MS = 100;

/**
 * Imports the demo data of the content folder into an empty database, all or nothing. When several processes start at
 * the same time, only one of them imports. Relative dates are counted from `now`.
 * @throws StartupError with the file and the field that cannot be imported
 * @returns whether anything was written
 */
export async function seedDemo(db: Db, now: Date = new Date()): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      await waitForSeedLock(tx);
      if (await hasData(tx)) return false;
      await writeDemo(tx, now);
      return true;
    });
  } catch (error) {
    throw toStartupError(error);
  }
}

/** Waits in many short statements, because another process may import for longer than one statement may take. */
async function waitForSeedLock(tx: Db): Promise<void> {
  const tryLock = () =>
    tx.execute<{ isLocked: boolean }>(sql`select pg_try_advisory_xact_lock(${SEED_LOCK_ID}) as "isLocked"`);
  while (!(await tryLock()).rows[0]?.isLocked) await pause(LOCK_PAUSE_MS);
}

async function hasData(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(
    sql`select exists (select from members) or exists (select from vacancies) as used`,
  );
  return rows[0]?.used ?? true;
}

async function writeDemo(tx: Db, now: Date): Promise<void> {
  const [vacancies, seminars, columns, members] = await Promise.all([
    readDemo('vacancies', now),
    readDemo('seminars', now),
    readDemo('columns', now),
    readDemoMembers(now),
  ]);
  const vacancyIds = await importDemo(tx, 'vacancies', oldestFirst(vacancies));
  await importDemo(tx, 'columns', oldestFirst(columns));
  const seminarIds = await importDemo(tx, 'seminars', seminars);
  for (const member of members) await addDemoMember(tx, member, vacancyIds, seminarIds);
}

/** Returns the records of all demo files of one kind, in the order of the file names. */
export async function readDemo(kind: ImportKind, now: Date): Promise<DocumentRecord[]> {
  const folder = contentPath('demo', kind);
  const names = await readdir(folder).catch(() => {
    throw new StartupError(`Cannot start: the demo data has no folder ${folder}.`);
  });
  const files = names.sort().map((name) => path.join(folder, name));
  const records: DocumentRecord[] = [];
  for await (const batch of readImports(kind, files, now)) records.push(...batch);
  return kind === 'seminars' ? records.map(closeOnWorkingDay) : records;
}

/** Applications close at 18:00 of the day before `closes_before`, when somebody should be there to answer questions. */
function closeOnWorkingDay({ data, ...record }: DocumentRecord): DocumentRecord {
  const startDay = dayInTokyo(new Date(String(data.starts_at)));
  return { ...record, data: { closes_before: dayAfterLastWorkingDay(startDay), ...data } };
}

/**
 * Sorts the records by publication time, so that ids increase with time as in production. Among records of the same
 * time, the first in the files is listed first.
 */
function oldestFirst(records: DocumentRecord[]): DocumentRecord[] {
  const publishedAt = ({ data }: DocumentRecord) => Date.parse(String(data.published_at)) || 0;
  return records.toReversed().sort((a, b) => publishedAt(a) - publishedAt(b));
}

/** Imports records and returns their ids by title. */
async function importDemo(
  tx: Db,
  kind: ImportKind,
  records: DocumentRecord[],
): Promise<ReadonlyMap<string, number>> {
  // No mails are sent for new records, so no site origin is needed for links.
  const { ids } = await importRecords({ db: tx, siteOrigin: '' }, kind, [records]);
  return new Map(records.map(({ data }, at) => [String(data.title), ids[at] ?? 0]));
}

async function addDemoMember(
  tx: Db,
  member: DemoMember,
  vacancyIds: ReadonlyMap<string, number>,
  seminarIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { email, careers, educations, profile, joined_at: joined } = member;
  const { licenses, work_style, conditions } = member;
  const memberId = await insertMember(tx, {
    email,
    careers,
    activateAt: joined,
    createdAt: joined,
    updatedAt: joined,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    familyName: profile.family_name,
    givenName: profile.given_name,
    familyNameKana: profile.family_name_kana,
    givenNameKana: profile.given_name_kana,
    termsAgreedAt: member.terms_agreed ? joined : null,
    invoiceState: member.invoice_establishment?.state,
    invoiceNumber: member.invoice_establishment?.organizations_number,
    allowVacancy: member.receive?.allow_vacancy,
    allowSeminar: member.receive?.allow_seminar,
    allowNews: member.receive?.allow_news,
  });
  if (licenses || work_style || conditions)
    await updateMember(tx, memberId, { profile, licenses, work_style, conditions });
  if (educations.length > 0) await replaceEducations(tx, memberId, educations);
  if (member.skills) await saveSkills(tx, memberId, member.skills);
  await insertVacancyApplicationHistories(
    tx,
    member.vacancy_applications.map(({ vacancy, events, ...entry }) => ({
      memberId,
      vacancyId: idOf(vacancyIds, vacancy),
      entry,
      history: events,
    })),
  );
  await insertSeminarApplicationHistories(
    tx,
    member.seminar_applications.map(({ seminar, events }) => ({
      memberId,
      seminarId: idOf(seminarIds, seminar),
      history: events,
    })),
  );
}

function idOf(ids: ReadonlyMap<string, number>, title: string): number {
  const id = ids.get(title);
  if (id === undefined)
    throw new DocumentError(
      `${contentPath('demo', 'members.yaml')} 「${title}」はデモのデータにありません。`,
    );
  return id;
}
