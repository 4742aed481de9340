import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { sessions } from '@/server/auth/tables';
import { openDatabase } from '@/server/db/client';
import { vacancies } from '@/server/vacancies/tables';
import { type Agent, createAgent, jsonOf } from '../setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';
import { assertMatchesContract } from '../setup/contract-check';
import { createOpenSeminar } from '../setup/seminars';
import { insertVacancySamples } from '../setup/vacancies';

const MB = 1024 * 1024;
const SHARED_READS = [
  '/vacancies/',
  '/vacancies/?status=open&days=3&search=決算',
  '/vacancies/1/',
  '/vacancy-summaries/?vacancy_page_size=4',
  '/seminars/',
  '/seminars/?id=1',
  '/seminar-summaries/',
  '/columns/',
  '/public/columns/',
  '/tags/',
  '/public/tags/',
  '/categories/',
  '/skills/',
  '/abilities/',
  '/certification-choices/',
  '/hope-workstyle-choices/',
  '/current-workstyle-choices/',
  '/withdraw-reason-choices/',
  '/region-choices/',
];

let api: TestApi;
let now = 0;
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  api = await createTestApi({ responseCacheBytes: MB });
  await insertVacancySamples(api.db, [{}, { title: '内部統制の整備' }]);
  await createOpenSeminar(api.db);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.drop();
});

/** Returns the texts of the statements that `run` causes. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(api.pool, 'query');
  await run();
  const texts = query.mock.calls.map(([first]) => JSON.stringify(first));
  query.mockRestore();
  return texts;
}

const tagOf = (response: Response): string => response.headers.get('etag') ?? '';

test.each(SHARED_READS)(
  '%s is the same for everybody, with one ETag, and holds no cookie of another',
  async (path) => {
    const visitor = api.agent();
    const first = await visitor.get(path);
    expect(first.status).toBe(200);
    expect(first.headers.getSetCookie().join()).toContain('csrftoken=');
    const member = await api.logInAs(await api.createMember());
    const second = await member.get(path);
    expect(second.headers.getSetCookie()).toEqual([]);
    expect(tagOf(second)).toBe(tagOf(first));
    expect(await second.text()).toBe(await first.text());
    const other = api.agent();
    const third = await other.get(path, { 'if-none-match': tagOf(first) });
    expect([third.status, await third.text()]).toEqual([304, '']);
    expect(other.cookies.get('csrftoken')).toBeTruthy();
    expect(other.cookies.get('csrftoken')).not.toBe(visitor.cookies.get('csrftoken'));
  },
);

test('repeats a response without any statement, also as 304, for a visitor and for a member', async () => {
  const visitor = api.agent();
  const member = await api.logInAs(await api.createMember());
  const tag = tagOf(await visitor.get('/vacancies/'));
  await member.get('/vacancies/');
  const statements = await statementsOf(async () => {
    for (const browser of [visitor, member]) {
      expect((await browser.get('/vacancies/')).status).toBe(200);
      expect((await browser.get('/vacancies/', { 'if-none-match': tag })).status).toBe(304);
      expect((await browser.send('HEAD', '/vacancies/')).status).toBe(200);
    }
  });
  expect(statements).toEqual([]);
});

test('keeps no response for an address that is longer than those of any page', async () => {
  const visitor = api.agent();
  const longPath = `/vacancies/?campaign=${'x'.repeat(1_000)}`;
  await visitor.get(longPath);
  const statements = await statementsOf(async () => {
    expect((await visitor.get(longPath)).status).toBe(200);
  });
  expect(statements).not.toEqual([]);
});

test('shows a change after a second, in each process on the same database', async () => {
  const database = openDatabase(api.url);
  const otherApp = createApp({
    db: database.db,
    pool: database.pool,
    siteOrigin: SITE_ORIGIN,
    trustProxy: 0,
    hasDevInbox: true,
    responseCacheBytes: MB,
  });
  const agents = [api.agent(), createAgent((request) => otherApp.fetch(request), assertMatchesContract)];
  const titles = () =>
    Promise.all(agents.map(async (agent) => (await jsonOf(await agent.get('/vacancies/1/'))).title));
  const [before] = await titles();
  await api.db.update(vacancies).set({ title: '変更後' }).where(eq(vacancies.id, 1));
  now += 999;
  expect(await titles()).toEqual([before, before]);
  now += 1;
  expect(await titles()).toEqual(['変更後', '変更後']);
  await database.close();
});

test('shows a member the own seat at once, also in another process, and then everybody else', async () => {
  const database = openDatabase(api.url);
  const otherApp = createApp({
    db: database.db,
    pool: database.pool,
    siteOrigin: SITE_ORIGIN,
    trustProxy: 0,
    hasDevInbox: true,
    responseCacheBytes: MB,
  });
  const member = await api.logInAs(await api.createMember());
  const elsewhere = createAgent((request) => otherApp.fetch(request), assertMatchesContract);
  for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);
  const visitor = api.agent();
  const remaining = async (agent: Agent) =>
    (await jsonOf(await agent.get('/seminars/'))).results[0].remaining;
  expect([await remaining(visitor), await remaining(member), await remaining(elsewhere)]).toEqual([
    30, 30, 30,
  ]);
  const applied = await member.post('/applications/', { seminar: 1 });
  expect(applied.status).toBe(201);
  expect(await remaining(visitor)).toBe(30);
  expect([await remaining(member), await remaining(elsewhere)]).toEqual([29, 29]);
  // The member's read has renewed what is kept, in both processes.
  expect(await remaining(visitor)).toBe(29);
  await database.close();
});

test('extends a session whose browser only polls public lists', async () => {
  const member = await api.logInAs(await api.createMember());
  const old = new Date(Date.now() - 2 * 60 * 60 * 1_000);
  await api.db.update(sessions).set({ lastSeenAt: old });
  await api.agent().get('/vacancies/');
  const response = await member.get('/vacancies/');
  expect(response.headers.getSetCookie().join()).toContain('sessionid=');
  const [session] = await api.db.select().from(sessions);
  expect(session?.lastSeenAt.getTime()).toBeGreaterThan(old.getTime());
  expect((await api.agent().get('/vacancies/')).headers.getSetCookie().join()).not.toContain('sessionid=');
});

test('does not answer a member-only read from the session that a public read has found', async () => {
  const member = await api.logInAs(await api.createMember());
  await member.get('/vacancies/');
  await api.db.delete(sessions);
  expect((await member.get('/members/me/')).status).toBe(403);
});

test('keeps no errors, and sends each encoding that a browser accepts', async () => {
  const browser = api.agent();
  expect((await browser.get('/vacancies/3/')).status).toBe(404);
  await insertVacancySamples(api.db, [{}]);
  expect((await browser.get('/vacancies/3/')).status).toBe(200);
  const plain = await (await browser.get('/vacancies/')).text();
  const compressed = await api.uncheckedAgent().get('/vacancies/', { 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('vary')).toMatch(/accept-encoding.*cookie/i);
  const stream = compressed.body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(stream).text()).toBe(plain);
});
