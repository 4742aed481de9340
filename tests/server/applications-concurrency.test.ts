import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationTransitions,
  checkTransition,
} from '@/schemas/application-transitions';
import { checkSeminarTransition } from '@/schemas/seminar-application-transitions';
import { openSession, type Session } from '@/server/auth/sessions';
import { inTransaction } from '@/server/db/transaction';
import { applyToSeminar } from '@/server/seminar-applications/service';
import { seminars } from '@/server/seminars/tables';
import { vacancies } from '@/server/vacancies/tables';
import { vacancyApplicationEvents, vacancyApplications } from '@/server/vacancy-applications/tables';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { createOpenSeminar } from '@/tests/setup/samples';
import { untilStatementsWait } from '@/tests/setup/test-database';
import { type Agent, jsonOf } from '../setup/agent';
import { SITE_ORIGIN, setUpTestApi } from '../setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '../setup/applications';

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });

const PATH = '/vacancy-applications/';
const repeat = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const readSeatsTaken = async (id: number) =>
  (await api.db.select({ taken: seminars.seatsTaken }).from(seminars).where(eq(seminars.id, id)))[0]?.taken;

const KINDS = [
  {
    path: PATH,
    table: 'vacancy_application',
    createSubject: () => createOpenVacancy(api),
    bodyOf: (vacancy: number): Record<string, unknown> => buildEntry(vacancy),
    check: (status: ApplicationStatus | null, event: ApplicationEvent) =>
      checkTransition(status, event, true),
    // A vacancy has no seats.
    expectSeats: async (_id: number, _taken: number) => undefined,
  },
  {
    path: '/applications/',
    table: 'seminar_application',
    createSubject: () => createOpenSeminar(api.db, { capacity: 1 }),
    bodyOf: (seminar: number): Record<string, unknown> => ({ seminar }),
    check: (status: ApplicationStatus | null, event: ApplicationEvent) =>
      checkSeminarTransition(status, event, 'open'),
    expectSeats: async (id: number, taken: number) => expect(await readSeatsTaken(id)).toBe(taken),
  },
];

describe.each(KINDS)('$path', ({ path, table, createSubject, bodyOf, check, expectSeats }) => {
  const readEvents = async (id: number): Promise<{ event: ApplicationEvent; at: Date }[]> =>
    (
      await api.pool.query(
        `select event, at from ${table}_events where application_id = $1 order by number`,
        [id],
      )
    ).rows;

  /** Checks the history against the transition table. @returns the final status */
  function replayHistory(history: readonly { event: ApplicationEvent }[]): ApplicationStatus | null {
    let status: ApplicationStatus | null = null;
    for (const { event } of history) {
      expect(check(status, event)).toBe('allowed');
      status = applicationTransitions[event].to;
    }
    return status;
  }

  test('50 concurrent applications create one record, one event, one seat and one mail', async () => {
    const { member, browser } = await createApplicant(api);
    const subject = await createSubject();
    const responses = await Promise.all(repeat(50, () => browser.post(path, bodyOf(subject))));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(49);
    const ids = new Set((await Promise.all(responses.map(jsonOf))).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await readEvents([...ids][0])).toHaveLength(1);
    await expectSeats(subject, 1);
    expect(await api.deliverMails(member.email)).toHaveLength(1);
  });

  test('20 cancellations, then 20 reapplications, create one event and one mail each', async () => {
    const { member, browser } = await createApplicant(api);
    const { id } = await jsonOf(await browser.post(path, bodyOf(await createSubject())));
    const statuses = [
      ...(await Promise.all(repeat(20, () => browser.post(`${path}${id}/cancel/`)))),
      ...(await Promise.all(repeat(20, () => browser.patch(`${path}${id}/reapplication/`)))),
    ].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await readEvents(id)).map(({ event }) => event)).toEqual(['apply', 'cancel', 'reapply']);
    expect(await api.deliverMails(member.email)).toHaveLength(3);
  });

  test('200 random steps in two tabs lead only to allowed states, histories and seat counts', async () => {
    const { member, browser: first } = await createApplicant(api);
    const second = await api.logInAs(member);
    const subject = await createSubject();
    const { id } = await jsonOf(await first.post(path, bodyOf(subject)));
    let seed = 2026;
    const randomBelow = (limit: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % limit;
    };
    const steps: ((tab: Agent) => Promise<Response>)[] = [
      (tab) => tab.post(path, bodyOf(subject)),
      (tab) => tab.post(`${path}${id}/cancel/`),
      (tab) => tab.patch(`${path}${id}/reapplication/`),
    ];
    for (let done = 0; done < 200; ) {
      const batchSize = 1 + randomBelow(8);
      const responses = await Promise.all(
        repeat(
          batchSize,
          () => steps[randomBelow(3)]?.(randomBelow(2) ? first : second) as Promise<Response>,
        ),
      );
      for (const response of responses) {
        const answer = await jsonOf(response);
        // A new application is rejected while the old one is cancelled. Every other request returns the record.
        if (response.status === 409) expect(answer.code).toBe('application_cancelled');
        else expect([response.status, answer.status]).toEqual([200, replayHistory(answer.history)]);
      }
      done += batchSize;
    }
    const history = await readEvents(id);
    const { rows } = await api.pool.query(`select status, event_count from ${table}s where id = $1`, [id]);
    expect(rows).toEqual([{ status: replayHistory(history), event_count: history.length }]);
    expect(history.length).toBeGreaterThan(10);
    const instants = history.map(({ at }) => at.getTime());
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
    await expectSeats(subject, rows[0].status === 'applied' ? 1 : 0);
    expect(await api.deliverMails(member.email)).toHaveLength(history.length);
  });
});

test('20 applications with different texts from two tabs all return the text of the first', async () => {
  const { member, browser: first } = await createApplicant(api);
  const second = await api.logInAs(member);
  const vacancy = await createOpenVacancy(api);
  const texts = repeat(20, (at) => `${at}番目の文章です。`.repeat(20));
  const responses = await Promise.all(
    texts.map((message, at) => (at % 2 ? first : second).post(PATH, buildEntry(vacancy, { message }))),
  );
  const firstCreated = responses.findIndex(({ status }) => status === 201);
  const answers = await Promise.all(responses.map(jsonOf));
  expect(new Set(answers.map(({ id, message }) => `${id} ${message}`))).toEqual(
    new Set([`${answers[0].id} ${texts[firstCreated]}`]),
  );
});

test('20 members can apply to one vacancy', async () => {
  const vacancy = await createOpenVacancy(api);
  const applicants = [];
  for (const _ of repeat(20, String)) applicants.push(await createApplicant(api));
  const responses = await Promise.all(
    applicants.map(({ browser }) => browser.post(PATH, buildEntry(vacancy))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
});

test('when 10 members apply for the last seat, one gets it (30 rounds)', async () => {
  const sessions: Session[] = [];
  for (const _ of repeat(10, String)) {
    const { id } = await api.createMember();
    sessions.push(await inTransaction(api.db, (tx) => openSession(tx, id, null)));
  }
  for (const _ of repeat(30, String)) {
    const seminar = await createOpenSeminar(api.db, { capacity: 1 });
    const results = await Promise.allSettled(
      sessions.map((session) => applyToSeminar(api.db, { session, siteOrigin: SITE_ORIGIN }, seminar)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'seminar_full' });
    expect(await readSeatsTaken(seminar)).toBe(1);
  }
});

describe('a vacancy that closes while members apply', () => {
  test('stores each application completely or not at all, and none after the close', async () => {
    const vacancy = await createOpenVacancy(api);
    const browsers: Agent[] = [];
    for (const _ of repeat(12, String)) browsers.push((await createApplicant(api)).browser);
    const send = (browser: Agent) => browser.post(PATH, buildEntry(vacancy));
    const before = browsers.slice(0, 6).map(send);
    const close = api.db
      .update(vacancies)
      .set({ closedAt: sql`clock_timestamp()` })
      .where(eq(vacancies.id, vacancy));
    const closing = close.then(() => browsers.slice(0, 3).map(send));
    const during = browsers.slice(6).map(send);
    const responses = await Promise.all([...before, ...during]);
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const created = await api.db
      .select()
      .from(vacancyApplications)
      .where(eq(vacancyApplications.vacancyId, vacancy));
    expect(created).toHaveLength(responses.filter(({ status }) => status === 201).length);
    for (const response of await Promise.all(await closing)) expect([200, 409]).toContain(response.status);
  });

  test('rejects requests that were sent before the close was committed and processed after it', async () => {
    const { browser } = await createApplicant(api);
    const vacancy = await createOpenVacancy(api);
    const late = await inTransaction(api.db, async (tx) => {
      const requestedAt = new Date();
      await tx.execute(sql`select id from vacancies where id = ${vacancy} for update`);
      const response = browser.post(PATH, buildEntry(vacancy));
      // The request's transaction has started and waits for the lock when the vacancy closes.
      await untilStatementsWait(api.pool, 1);
      await tx.update(vacancies).set({ closedAt: sql`clock_timestamp()` }).where(eq(vacancies.id, vacancy));
      return { requestedAt, response };
    });
    const [closed] = await api.db.select().from(vacancies).where(eq(vacancies.id, vacancy));
    expect(late.requestedAt < (closed?.closesAt ?? 0)).toBe(true);
    expect((await late.response).status).toBe(409);
  });
});

test('the database rejects a second application and events out of order', async () => {
  const { member, browser } = await createApplicant(api);
  const vacancy = await createOpenVacancy(api);
  const { id } = await jsonOf(await browser.post(PATH, buildEntry(vacancy)));
  const row = {
    memberId: member.id,
    vacancyId: vacancy,
    startTiming: 'immediately',
    message: '',
    request: '',
  } as const;
  const invalidWrites = [
    api.db.insert(vacancyApplications).values({ ...row, status: 'applied', eventCount: 1 }),
    api.db.update(vacancyApplications).set({ status: 'cancelled' }).where(eq(vacancyApplications.id, id)),
    api.db
      .update(vacancyApplications)
      .set({ startTiming: 'specified' })
      .where(eq(vacancyApplications.id, id)),
    api.db.insert(vacancyApplicationEvents).values({ applicationId: id, number: 2, event: 'reapply' }),
    api.db.insert(vacancyApplicationEvents).values({ applicationId: id, number: 1, event: 'apply' }),
    api.db.insert(vacancyApplicationEvents).values({ applicationId: 999_999, number: 1, event: 'apply' }),
  ];
  for (const attempt of invalidWrites) await expect(attempt).rejects.toThrow();
});

test('the database rejects more taken seats than the capacity, and fewer than none', async () => {
  const seminar = await createOpenSeminar(api.db, { capacity: 1 });
  for (const seatsTaken of [2, -1])
    await expect(
      api.db.update(seminars).set({ seatsTaken }).where(eq(seminars.id, seminar)),
    ).rejects.toThrow();
});
