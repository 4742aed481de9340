import { describe, expect, test } from 'vitest';
import { type Check, type Run, runAll } from '@/scripts/check-origin/findings';
import { READ_CHECKS } from '@/scripts/check-origin/read-checks';
import type { Row } from '@/scripts/check-origin/report';
import { LEAK_CHECK, SCHEME_CHECKS, SETTING_CHECKS } from '@/scripts/check-origin/safety-checks';
import { LOGIN_CHECK, LOGOUT_CHECKS, SESSION_CHECKS } from '@/scripts/check-origin/session-checks';
import { changedEnv } from '../setup/changed-env';
import { type Change, changeHeaders, changeJson, isPath, setUpCheckOrigin } from '../setup/check-origin';

const fixture = setUpCheckOrigin();
const { start } = fixture;

const CHECKS: readonly Check[] = [...SCHEME_CHECKS, ...SETTING_CHECKS, ...SESSION_CHECKS, ...LOGOUT_CHECKS];

/** Runs the check whose subject starts like this. */
async function findOne(run: Run, subject: string): Promise<Row | undefined> {
  const [row] = await runAll(
    [...CHECKS, ...READ_CHECKS].filter((check) => check[1].startsWith(subject)),
    run,
  );
  return row;
}

test('the login is refused for a wrong password, with the line of the fields', async () => {
  const run = await start();
  const login = { ...run, credentials: { ...fixture.member, password: 'wrong-password' } };
  expect(await runAll([LOGIN_CHECK], login)).toMatchObject([
    { state: 'missing', remedy: expect.stringMatching(/--login.*account-fields\.ts:\d+/) },
  ]);
});

describe('what is dangerous', () => {
  test.each([
    ['a write without a CSRF token that is accepted', 'CSRFの検査', 'csrf_exempt'],
    ['a session that outlives the logout', 'POST /logout/', 'logout'],
  ])('%s', async (_case, subject, remedy) => {
    const run = await start(
      {},
      { intercept: (request) => (isPath(request, '/logout/') ? Response.json({}) : undefined) },
    );
    expect(await findOne(run, subject)).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining(remedy),
    });
  });

  test('a host of another site in links, and a notice when it is accepted only', async () => {
    const settings = { allowedHosts: ['*'] };
    expect(await findOne(await start({}, { settings }), '知らないホスト名')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('ALLOWED_HOSTS'),
    });
    const quiet = await start({ nullFields: ['next', 'previous'] }, { settings });
    expect(await findOne(quiet, '知らないホスト名')).toMatchObject({ state: 'notice' });
  });

  const FOREIGN = {
    'Access-Control-Allow-Origin': 'https://check-origin.invalid',
    'Access-Control-Allow-Credentials': 'true',
  };
  test.each([
    ['dangerous', '他のサイトからの読み取り', FOREIGN, 'CORS_ALLOW'],
    ['notice', '他のサイトからの読み取り', { 'Access-Control-Allow-Origin': '*' }, 'CORS_ALLOW'],
    ['dangerous', '会員の応答のキャッシュ', { 'Cache-Control': 'public, max-age=600' }, 'no_store'],
  ])('headers that let others read: %s, %s', async (state, subject, headers, remedy) => {
    const run = await start({}, { change: changeHeaders(headers) });
    expect(await findOne(run, subject)).toMatchObject({ state, remedy: expect.stringContaining(remedy) });
  });

  test.each([
    ['DEBUGのページ', "<p>You're seeing this error because you have <code>DEBUG = True</code></p>"],
    ['スタックトレース', 'Traceback (most recent call last):\n  File "/srv/app/views.py", line 3, in get'],
  ])('error pages: %s', async (_kind, text) => {
    const change: Change = (reply, request) =>
      isPath(request, '/check-origin-no-such-call/') ? new Response(text, { status: 404 }) : reply;
    const run = await start({}, { change });
    await findOne(run, 'エラーの形');
    expect(await runAll([LEAK_CHECK], run)).toMatchObject([
      {
        state: 'dangerous',
        detail: expect.stringContaining('GET /check-origin-no-such-call/'),
        remedy: expect.stringContaining('DEBUG = False'),
      },
    ]);
  });

  test("a member's record for everybody", async () => {
    const run = await start({}, { change: changeJson('/members/me/', (me) => me) });
    expect(await findOne({ ...run, isLoggedIn: false }, 'GET /members/me/')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('IsAuthenticated'),
    });
  });

  test('plain HTTP on the public network', async () => {
    Object.assign(changedEnv, { SITE_ORIGIN: 'http://www.example.jp' });
    expect(await findOne(await start(), 'サイトのHTTPS')).toMatchObject({
      state: 'dangerous',
      remedy: expect.stringContaining('SITE_ORIGIN'),
    });
  });
});

test('pictures at another host need API_MEDIA_ORIGIN', async () => {
  const change = changeJson('/columns/', (columns) =>
    columns.map((column: { picture: object }) => ({
      ...column,
      picture: { ...column.picture, src: 'https://cdn.example.jp/uploads/a.png' },
    })),
  );
  const run = await start({}, { change });
  await findOne(run, 'GET /columns/');
  expect(await findOne(run, 'コラムの写真')).toMatchObject({
    state: 'missing',
    remedy: expect.stringContaining('API_MEDIA_ORIGIN=https://cdn.example.jp'),
  });
  Object.assign(changedEnv, { API_MEDIA_ORIGIN: 'https://cdn.example.jp' });
  expect(await findOne(run, 'コラムの写真')).toMatchObject({ state: 'works' });
});

test.each([400, 404])('lookups whose value the API does not know are not checked: %i', async (status) => {
  const run = await start(
    {},
    {
      intercept: (request) =>
        /address-from-zip|check-invoice/.test(request.url)
          ? Response.json({ detail: 'Not found.' }, { status })
          : undefined,
    },
  );
  for (const subject of ['POST /address-from-zip/', 'GET /check-invoice-number/'])
    expect(await findOne(run, subject)).toMatchObject({
      state: 'unchecked',
      detail: expect.stringContaining(`${status}：Not found.`),
    });
});
