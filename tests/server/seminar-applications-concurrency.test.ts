import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationTransitions,
} from '@/schemas/application-transitions';
import { checkSeminarTransition } from '@/schemas/seminar-application-transitions';
import { openSession, type Session } from '@/server/auth/sessions';
import { inTransaction } from '@/server/db/transaction';
import { applyToSeminar } from '@/server/seminar-applications/service';
import { seminars } from '@/server/seminars/tables';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { createOpenSeminar } from '@/tests/setup/samples';
import { type Agent, jsonOf } from '../setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimits: GENEROUS_LIMITS });
});
afterAll(() => api.drop());

const PATH = '/applications/';
const repeat = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const readSeatsTaken = async (id: number) =>
  (await api.db.select({ taken: seminars.seatsTaken }).from(seminars).where(eq(seminars.id, id)))[0]?.taken;

/** Checks the history against the transition table. @returns the final status */
function replayHistory(history: readonly { event: string }[]): ApplicationStatus | null {
  let status: ApplicationStatus | null = null;
  for (const { event: name } of history) {
    const event = name as ApplicationEvent;
    expect(checkSeminarTransition(status, event, 'open')).toBe('allowed');
    status = applicationTransitions[event].to;
  }
  return status;
}

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

test('50 concurrent applications of one member create one record, one seat and one mail', async () => {
  const member = await api.createMember();
  const browser = await api.logInAs(member);
  const seminar = await createOpenSeminar(api.db, { capacity: 5 });
  const responses = await Promise.all(repeat(50, () => browser.post(PATH, { seminar })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(await readSeatsTaken(seminar)).toBe(1);
  expect(await api.deliverMails(member.email)).toHaveLength(1);
});

test('200 random steps in two tabs lead only to allowed states and correct seat counts', async () => {
  const member = await api.createMember();
  const tabs = [await api.logInAs(member), await api.logInAs(member)];
  const seminar = await createOpenSeminar(api.db, { capacity: 1 });
  const { id } = await jsonOf(await (tabs[0] as Agent).post(PATH, { seminar }));
  let seed = 2026;
  const randomBelow = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % limit;
  };
  const steps: ((tab: Agent) => Promise<Response>)[] = [
    (tab) => tab.post(PATH, { seminar }),
    (tab) => tab.post(`${PATH}${id}/cancel/`),
    (tab) => tab.patch(`${PATH}${id}/reapplication/`),
  ];
  for (let done = 0; done < 200; ) {
    const batchSize = 1 + randomBelow(8);
    const responses = await Promise.all(
      repeat(batchSize, () => steps[randomBelow(3)]?.(tabs[randomBelow(2)] as Agent) as Promise<Response>),
    );
    for (const response of responses) {
      const answer = await jsonOf(response);
      if (response.status === 409) expect(answer.code).toBe('application_cancelled');
      else expect([response.status, answer.status]).toEqual([200, replayHistory(answer.history)]);
    }
    done += batchSize;
  }
  const [application] = await jsonOf(await (tabs[0] as Agent).get(PATH));
  expect(replayHistory(application.history)).toBe(application.status);
  expect(application.history.length).toBeGreaterThan(10);
  expect(await readSeatsTaken(seminar)).toBe(application.status === 'applied' ? 1 : 0);
});

test('the database rejects more taken seats than the capacity, and fewer than none', async () => {
  const seminar = await createOpenSeminar(api.db, { capacity: 1 });
  for (const seatsTaken of [2, -1])
    await expect(
      api.db.update(seminars).set({ seatsTaken }).where(eq(seminars.id, seminar)),
    ).rejects.toThrow();
});
