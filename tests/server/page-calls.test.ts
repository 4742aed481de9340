import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../setup/api';

let api: TestApi;
let query: MockInstance;
beforeAll(async () => {
  api = await createTestApi();
  query = vi.spyOn(api.pool, 'query');
});
afterAll(() => api.drop());

const textOf = (statement: string | { text: string }) =>
  typeof statement === 'string' ? statement : statement.text;
const countSessionLookups = () =>
  query.mock.calls.filter(([statement]) => /^select[^;]*from "sessions"/.test(textOf(statement))).length;

/** Logs a new member in and returns the cookies and the address. */
async function createSession() {
  const member = await api.createMember();
  const { cookies } = await api.logInAs(member);
  query.mockClear();
  return { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), email: member.email };
}

/** Calls the API as a page does. @param incoming the browser's request for the page */
const callFromPage = (incoming: object, cookie: string) =>
  api.app.fetch(new Request('http://localhost/api/v3/public/members/me/', { headers: { cookie } }), {
    incoming,
    isPageCall: true,
  });

const emailOf = async (response: Response) =>
  ((await response.json()) as { django_user: { email: string } }).django_user.email;

describe('the calls of one page', () => {
  test('look the session up once, whether they are made at once or in turn', async () => {
    const { cookie, email } = await createSession();
    const incoming = {};
    const answers = await Promise.all([callFromPage(incoming, cookie), callFromPage(incoming, cookie)]);
    answers.push(await callFromPage(incoming, cookie));
    expect(await Promise.all(answers.map(emailOf))).toEqual([email, email, email]);
    expect(countSessionLookups()).toBe(1);
  });

  test('look another session up by itself', async () => {
    const [first, second] = [await createSession(), await createSession()];
    const incoming = {};
    expect(await emailOf(await callFromPage(incoming, first.cookie))).toBe(first.email);
    expect(await emailOf(await callFromPage(incoming, second.cookie))).toBe(second.email);
  });

  test('have no ETag, because a page compares none', async () => {
    const { cookie } = await createSession();
    expect((await callFromPage({}, cookie)).headers.get('etag')).toBeNull();
  });
});

test('the next page notices that the session has ended', async () => {
  const { cookie } = await createSession();
  expect((await callFromPage({}, cookie)).status).toBe(200);
  await api.pool.query('delete from sessions');
  expect((await callFromPage({}, cookie)).status).toBe(403);
});

test('a call from the network looks the session up itself and has an ETag', async () => {
  const { cookie } = await createSession();
  const incoming = {};
  const call = () =>
    api.app.fetch(new Request('http://localhost/api/v3/public/members/me/', { headers: { cookie } }), {
      incoming,
    });
  expect((await call()).headers.get('etag')).toMatch(/^W\/"[0-9a-f]{40}"$/);
  await api.pool.query('delete from sessions');
  expect((await call()).status).toBe(403);
});
