import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DocumentRecord } from '@/lib/content/documents';
import { deleteMember } from '@/server/auth/member-moderation';
import { inTransaction } from '@/server/db/transaction';
import { importRecords } from '@/server/imports/service';
import { remindParticipants, updateSeminarAndNotify } from '@/server/seminar-applications/notifications';
import { saveSeminarChanges } from '@/server/seminars/service';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { SEMINAR_RECORD, VACANCY_RECORD } from '@/tests/setup/cli';
import { createOpenSeminar, daysFromNow } from '@/tests/setup/samples';
import { untilStatementsWait } from '@/tests/setup/test-database';
import type { Agent } from '../setup/agent';
import { PASSWORD, SITE_ORIGIN, setUpTestApi, type TestMember } from '../setup/api';
import { buildEntry, CAREER, createApplicant, createOpenVacancy } from '../setup/applications';

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });

const ROUNDS = 15;

const withdraw = (browser: Agent, { id }: TestMember) =>
  browser.patch(`/members/${id}/withdraw/`, { reasons: ['busy'], password: PASSWORD });

/** Returns what remains of the member's data, and the number of taken seats of the seminar. */
async function readRemainingData(member: TestMember, seminar: number) {
  const { rows } = await api.pool.query(
    `select (select count(*)::int from vacancy_applications where member_id = $1 and status = 'applied') as vacancies,
      (select count(*)::int from vacancy_applications where member_id = $1 and message <> '') as texts,
      (select count(*)::int from seminar_applications where member_id = $1 and status = 'applied') as seminars,
      (select seats_taken from seminars where id = $2) as seats,
      (select count(*)::int from careers where member_id = $1) as careers,
      (select family_name from members where id = $1) as name`,
    [member.id, seminar],
  );
  return rows[0];
}

const NOTHING_REMAINS = { vacancies: 0, texts: 0, seminars: 0, seats: 0, careers: 0, name: null };

const profile = {
  profile: {
    family_name: '田中',
    given_name: '花子',
    family_name_kana: 'タナカ',
    given_name_kana: 'ハナコ',
    birth_date: null,
    phone: '',
    zip: '',
    prefecture: '',
    city: '',
    address_line: '',
    building: '',
  },
};

test('applications and profile changes during a withdrawal leave no data behind', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { member, browser } = await createApplicant(api);
    const [vacancy, seminar] = [await createOpenVacancy(api), await createOpenSeminar(api.db)];
    // The withdrawal hashes the password before its transaction, so the other requests are spread over that time.
    const sendDelayed = async (send: () => Promise<Response>, share: number) => {
      await pause((share * round) % 40);
      return send();
    };
    const responses = await Promise.all([
      withdraw(browser, member),
      sendDelayed(() => browser.post('/vacancy-applications/', buildEntry(vacancy)), 3),
      sendDelayed(() => browser.post('/applications/', { seminar }), 5),
      sendDelayed(() => browser.patch(`/career-education/${member.id}/`, { careers: [CAREER] }), 7),
      sendDelayed(() => browser.patch(`/members/${member.id}/`, profile), 11),
    ]);
    for (const { status } of responses) statuses.add(status);
    expect([round, await readRemainingData(member, seminar)]).toEqual([round, NOTHING_REMAINS]);
  }
  for (const status of statuses) expect([200, 201, 403]).toContain(status);
});

const lockOf = (table: 'vacancies' | 'seminars', id: number) =>
  sql`select id from ${sql.identifier(table)} where id = ${id} for update`;

/** Starts calls one after another while another transaction locks rows, each when the ones before it wait for a lock. */
async function whileRowsAreLocked<T>(lock: SQL, calls: (() => Promise<T>)[]): Promise<T[]> {
  const started = await inTransaction(api.db, async (tx) => {
    expect((await tx.execute(lock)).rows).not.toEqual([]);
    const results: Promise<T>[] = [];
    for (const call of calls) {
      results.push(call());
      await untilStatementsWait(api.pool, results.length);
    }
    return { results };
  });
  return Promise.all(started.results);
}

test.each(['vacancies', 'seminars'] as const)(
  'a running application to %s finishes, and the waiting withdrawal cancels it',
  async (table) => {
    const { member, browser } = await createApplicant(api);
    const [vacancy, seminar] = [await createOpenVacancy(api), await createOpenSeminar(api.db)];
    const apply = () =>
      table === 'vacancies'
        ? browser.post('/vacancy-applications/', buildEntry(vacancy))
        : browser.post('/applications/', { seminar });
    const answers = await whileRowsAreLocked(lockOf(table, table === 'vacancies' ? vacancy : seminar), [
      apply,
      () => withdraw(browser, member),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(await readRemainingData(member, seminar)).toEqual(NOTHING_REMAINS);
  },
);

test('an application during the withdrawal is rejected with 403', async () => {
  const { member, browser } = await createApplicant(api);
  const [vacancy, seminar] = [await createOpenVacancy(api), await createOpenSeminar(api.db)];
  expect((await browser.post('/applications/', { seminar })).status).toBe(201);
  const responses = await whileRowsAreLocked(lockOf('seminars', seminar), [
    // The withdrawal locks the member and waits for the seminar, to free its seat.
    () => withdraw(browser, member),
    () => browser.post('/vacancy-applications/', buildEntry(vacancy)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 403]);
  expect(await readRemainingData(member, seminar)).toEqual(NOTHING_REMAINS);
});

const LAST_MAIL = { withdrawal: '退会', deletion: '抹消' };

/** Returns the subjects of all mails to the member's former address. */
async function readSubjects({ email }: TestMember): Promise<string[]> {
  const { rows } = await api.pool.query<{ subject: string }>('select subject from mails where "to" = $1', [
    email,
  ]);
  return rows.map(({ subject }) => subject);
}

/** Creates a participant of a seminar that starts within a day. */
async function createParticipant() {
  const { member, browser } = await createApplicant(api);
  const seminar = await createOpenSeminar(api.db);
  expect((await browser.post('/applications/', { seminar })).status).toBe(201);
  const times = { startsAt: daysFromNow(0.5), endsAt: daysFromNow(0.6), closesBefore: '2020-01-01' };
  await saveSeminarChanges(api.db, seminar, times);
  return { member, browser, seminar };
}

test.each(['withdrawal', 'deletion'] as const)(
  'the email about a seminar that is being changed does not outlast a %s',
  async (name) => {
    const { member, browser, seminar } = await createParticipant();
    const leave = async () =>
      name === 'withdrawal'
        ? void (await withdraw(browser, member))
        : deleteMember({ db: api.db, siteOrigin: SITE_ORIGIN }, member.id);
    const { leaving } = await inTransaction(api.db, async (tx) => {
      await updateSeminarAndNotify(tx, seminar, { onlineUrl: 'https://meet.example.com/new' }, SITE_ORIGIN);
      const leaving = leave();
      // It waits for the seminar, whose change and mails are not committed yet.
      await untilStatementsWait(api.pool, 1);
      return { leaving };
    });
    await leaving;
    expect(await readSubjects(member)).toEqual([expect.stringContaining(LAST_MAIL[name])]);
    expect(await readRemainingData(member, seminar)).toEqual(NOTHING_REMAINS);
  },
);

test.each(['before', 'after'] as const)(
  'no reminder outlasts a withdrawal that begins %s it',
  async (order) => {
    const { member, browser, seminar } = await createParticipant();
    const calls: (() => Promise<unknown>)[] = [
      () => withdraw(browser, member),
      () => remindParticipants(api.db, SITE_ORIGIN),
    ];
    await (order === 'before'
      ? // The withdrawal waits for the browsers after it has deleted the mails.
        whileRowsAreLocked(sql`select 1 from known_browsers where member_id = ${member.id} for update`, calls)
      : // The reminder waits for the application after it has written its mail.
        whileRowsAreLocked(
          sql`select 1 from seminar_applications where member_id = ${member.id} for update`,
          calls.toReversed(),
        ));
    expect(await readSubjects(member)).toEqual([expect.stringContaining(LAST_MAIL.withdrawal)]);
    expect(await readRemainingData(member, seminar)).toEqual(NOTHING_REMAINS);
  },
);

/** A vacancy or seminar as a file has it, with another condition than the stored one. */
const changedRecord = {
  vacancies: (id: number, title: string) => ({
    ...VACANCY_RECORD,
    starts_on: '2099-04-01',
    deadline: '2099-03-01T18:00:00+09:00',
    id,
    title,
    reward: { unit: 'month', min: 123_000, max: 456_000 },
  }),
  seminars: (id: number, title: string) => ({
    ...SEMINAR_RECORD,
    starts_at: '2099-04-01T19:00:00+09:00',
    ends_at: '2099-04-01T21:00:00+09:00',
    id,
    title,
    fee: 7_777,
  }),
};

// The member has applied in another order than that of the file, so that each could lock what the other one needs next.
test.each(['vacancies', 'seminars'] as const)(
  'an import that changes %s and a withdrawal of an applicant both succeed, whatever the order of the file',
  async (kind) => {
    const { member, browser } = await createApplicant(api);
    const create = () => (kind === 'vacancies' ? createOpenVacancy(api) : createOpenSeminar(api.db));
    const [first, second, between] = [await create(), await create(), await create()];
    const applyTo = (id: number) =>
      kind === 'vacancies'
        ? browser.post('/vacancy-applications/', buildEntry(id))
        : browser.post('/applications/', { seminar: id });
    for (const id of [second, first]) expect((await applyTo(id)).status).toBe(201);
    const file = kind === 'vacancies' ? [first, between, second] : [second, between, first];
    const records: DocumentRecord[] = file.map((id, at) => ({
      data: changedRecord[kind](id, `変更${kind}${at}`),
      whereIs: () => 'file',
      positionOf: () => at,
    }));
    const started = await inTransaction(api.db, async (tx) => {
      // The import stops in the middle, and the withdrawal comes between.
      await tx.execute(lockOf(kind, between));
      const importing = importRecords({ db: api.db, siteOrigin: SITE_ORIGIN }, kind, [records]);
      await untilStatementsWait(api.pool, 1);
      const withdrawing = withdraw(browser, member);
      // It waits for the import, or it is done.
      await Promise.race([withdrawing, untilStatementsWait(api.pool, 2)]);
      return { importing, withdrawing };
    });
    const [imported, answer] = await Promise.all([started.importing, started.withdrawing]);
    expect([imported.replaced, answer.status]).toEqual([3, 200]);
    const { rows } = await api.pool.query('select kind from mails where member_id = $1', [member.id]);
    expect(rows).toEqual([]);
  },
);
