import { describe, expect, test } from 'vitest';
import { runProgram } from '@/scripts/check-origin/program';
import { exitCodeOf } from '@/scripts/check-origin/report';
import { runChecks } from '@/scripts/check-origin/run-checks';
import { type Change, faultsOf, rowOf, rowsOf, setUpCheckOrigin } from '../setup/check-origin';
import type { DrfOrigin } from '../setup/drf-origin/drf-origin';
import { SPEC_CALLS } from '../setup/spec-calls';

const fixture = setUpCheckOrigin();
const { serve, check } = fixture;

describe('a deployment as the specification describes it', () => {
  test('works in every row, with a row for each call of the specification', async () => {
    const report = await check({}, { writes: true });
    expect(faultsOf(report)).toEqual([]);
    expect(exitCodeOf(report.rows)).toBe(0);
    for (const name of SPEC_CALLS) expect(rowsOf(report, `${name}（`)).toHaveLength(1);
    const unchecked = report.rows.filter(({ state }) => state === 'unchecked');
    expect(unchecked.every(({ group }) => group === 'writes')).toBe(true);
    for (const name of ['POST /login/', 'POST /logout/', 'PATCH /members/{memberId}/'])
      expect(rowOf(report, `${name}（`).state).toBe('works');
    for (const path of ['vacancy-applications', 'applications'])
      for (const name of [
        `POST /${path}/`,
        `POST /${path}/{id}/cancel/`,
        `PATCH /${path}/{id}/reapplication/`,
      ])
        expect(rowOf(report, `${name}（`)).toMatchObject({ state: 'works' });
  });

  test('is left as it was by the writes', async () => {
    const browser = await fixture.api.logInAs(fixture.member);
    const before = await (await browser.get('/members/me/')).json();
    await check({}, { writes: true });
    expect(await (await browser.get('/members/me/')).json()).toEqual(before);
    for (const path of ['/vacancy-applications/', '/applications/']) {
      const applications = (await (await browser.get(path)).json()) as { status: string }[];
      expect(applications.length).toBeGreaterThan(0);
      expect(applications.every(({ status }) => status === 'cancelled')).toBe(true);
    }
  });

  test('is only read without --writes, apart from the login and the logout', async () => {
    const { origin, calls } = await serve();
    await runChecks({ origin, credentials: fixture.member });
    const writes = calls.filter((call) => !/^(?:GET|OPTIONS) /.test(call));
    expect(new Set(writes)).toEqual(new Set(['POST /address-from-zip/', 'POST /login/', 'POST /logout/']));
  });

  test('gets unchecked rows for what members may see, without a login', async () => {
    const report = await check({}, { login: false });
    expect(faultsOf(report)).toEqual([]);
    expect(rowOf(report, 'GET /members/me/')).toMatchObject({
      state: 'unchecked',
      detail: expect.stringContaining('--login'),
    });
  });
});

/** Returns a deployment that ignores a parameter of lists. */
const withoutParameters =
  (name: string): Change =>
  (reply, request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.searchParams.has(name)) return reply;
    url.searchParams.delete(name);
    return fixture.api.app.fetch(new Request(url, { headers: request.headers }));
  };

describe('what the specification leaves open', () => {
  test.each<[string, DrfOrigin['deviations']]>([
    [
      'a CSRF cookie and checks for members only',
      { csrfCookieAtLoginOnly: true, csrfForAuthenticatedOnly: true },
    ],
    ['401 for anonymous calls', { anonymousStatus: 401 }],
    ['redirects to addresses with a slash', { appendSlash: true, mediaFiles: true }],
    ['404 past the last page', { notFoundPastEnd: true }],
    ['errors with detail only', { detailOnly: true }],
    ['errors as a list', { errorAsList: true, nestedErrors: true }],
    ['fields of its own', { unknownFields: true }],
    ['pictures below /media/', { mediaFiles: true }],
    ['decimal strings', { decimalStrings: true }],
    ['dates without a time', { datesWithoutTime: ['deadline', 'published_at'] }],
    ['numbers as texts', { numbersAsTexts: true }],
    ['200 without a member for visitors', { hasNullMember: true }],
  ])('works: %s', async (_title, deviations) => {
    const report = await check(deviations);
    expect(faultsOf(report)).toEqual([]);
  });

  test.each<[string, DrfOrigin['deviations'], string, string]>([
    ['missing fields', { missingFields: ['place'] }, 'GET /vacancies/（', 'ない項目：results[].place'],
    [
      'a seminar without a status',
      { missingFields: ['status'] },
      'GET /seminar-summaries/',
      'results[].status',
    ],
    [
      'an unexpected row',
      { unexpectedRow: { company_profile: {} } },
      'GET /vacancies/（',
      '形の違う項目：results[].company_profile',
    ],
  ])('works with defaults and names the fields: %s', async (_title, deviations, subject, field) => {
    const report = await check(deviations);
    expect(rowOf(report, subject)).toMatchObject({
      state: 'defaults',
      detail: expect.stringContaining(field),
    });
    expect(rowOf(report, subject).remedy).toContain('シリアライザー');
    expect(exitCodeOf(report.rows)).toBe(0);
  });

  test.each<[string, DrfOrigin['deviations'], string, string]>([
    ['a missing part of the member', { missingFields: ['receive'] }, 'GET /members/me/', 'member.receive'],
    ['lists without pages', { plainLists: true }, '案件の一覧の形', '/vacancies/'],
    [
      'a name in another notation',
      { renamedFields: { company_profile: 'companyProfile' } },
      'GET /vacancies/（',
      'サイトが読まない項目：results[].companyProfile',
    ],
  ])('is told to mend: %s', async (_title, deviations, subject, field) => {
    const report = await check(deviations);
    expect(rowOf(report, subject)).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining(field),
    });
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test.each<[string, Change, string]>([
    ['the page', withoutParameters('page'), 'セミナーの一覧の2ページ目'],
    ['the status', withoutParameters('status'), '案件の条件 status=close'],
    ['the search', withoutParameters('search'), '案件の条件 search'],
    ['the categories', withoutParameters('categories'), '案件の条件 categories'],
    ['the id', withoutParameters('id'), 'セミナーの id'],
  ])('is found out when it ignores %s', async (_title, change, subject) => {
    const report = await check({}, { change });
    expect(rowOf(report, subject)).toMatchObject({ state: 'missing' });
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('is found out when shared caches may keep what members see', async () => {
    const report = await check(
      {},
      {
        change: (reply) => {
          reply.headers.set('Cache-Control', 'public, max-age=600');
          return reply;
        },
      },
    );
    expect(rowOf(report, '会員の応答のキャッシュ')).toMatchObject({ state: 'dangerous' });
  });

  test('is found out when it escapes texts for HTML', async () => {
    const report = await check({ replacedFields: { company_profile: 'A&amp;B会計' } });
    expect(rowOf(report, '文字の形')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('GET /vacancies/'),
    });
  });

  test('is unusable where no record has an id', async () => {
    const report = await check({ missingFields: ['id'] });
    expect(rowOf(report, 'GET /vacancies/（').state).toBe('missing');
    expect(exitCodeOf(report.rows)).toBe(1);
  });
});

describe('--json', () => {
  async function runJson(words: string[]) {
    const printed: string[] = [];
    const code = await runProgram([...words, '--json'], {
      print: (text) => printed.push(text),
      printError: () => undefined,
      askPassword: undefined,
      password: fixture.member.password,
      signal: new AbortController().signal,
    });
    return { code, report: JSON.parse(printed.join('\n')) };
  }

  test('prints the report with every row, the counts and the exit code, and nothing else', async () => {
    const { origin } = await serve({ missingFields: ['lead'] });
    const { code, report } = await runJson([origin, '--login', fixture.member.email]);
    expect(code).toBe(0);
    expect(report).toMatchObject({ origin, site: expect.stringMatching(/^https?:/), exitCode: 0 });
    expect(report.rows).toContainEqual({
      group: 'reads',
      subject: 'GET /columns/（コラム）',
      state: 'defaults',
      detail: 'ない項目：[].lead',
      remedy: expect.stringContaining('-fields.ts'),
    });
    const counts = Object.values<number>(report.counts);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(report.rows.length);
    expect(report.counts.defaults).toBe(
      report.rows.filter(({ state }: { state: string }) => state === 'defaults').length,
    );
  });

  test('has exit code 1 when something that the site needs is missing', async () => {
    const { origin } = await serve({ htmlErrors: { '/tags/': 404 } });
    const { code, report } = await runJson([origin]);
    expect([code, report.exitCode]).toEqual([1, 1]);
    expect(report.counts.missing).toBeGreaterThan(0);
  });
});

describe('calls that fail', () => {
  test.each<[string, DrfOrigin['deviations'], string, RegExp, RegExp]>([
    ['throttled', { throttled: { '/vacancies/': 42 } }, 'GET /vacancies/（', /42秒/, /THROTTLE/],
    [
      'HTML of a server in front',
      { htmlErrors: { '/seminar-summaries/': 502 } },
      'GET /seminar-summaries/',
      /502/,
      /ログ/,
    ],
    ['not there', { htmlErrors: { '/region-choices/': 404 } }, 'GET /region-choices/', /404/, /urls\.py/],
    [
      'closed to visitors',
      { htmlErrors: { '/columns/': 403 } },
      'GET /columns/',
      /403/,
      /permission_classes/,
    ],
    ['a login that is throttled', { throttled: { '/login/': 9 } }, 'POST /login/（', /9秒/, /THROTTLE/],
  ])('are missing, with the remedy: %s', async (_title, deviations, subject, detail, remedy) => {
    const report = await check(deviations);
    const row = rowOf(report, subject);
    expect(row.state).toBe('missing');
    expect(row.detail).toMatch(detail);
    expect(row.remedy).toMatch(remedy);
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('leave an alias out that the site does not use', async () => {
    const report = await check({ htmlErrors: { '/public/columns/': 404 } });
    expect(rowOf(report, 'GET /public/columns/').state).toBe('works');
  });

  test('name a rejected host once', async () => {
    const report = await check({}, { settings: { allowedHosts: ['api.example.jp'] } });
    expect(report.rows.filter(({ group }) => group === 'reads')).toHaveLength(1);
    expect(rowOf(report, 'すべての呼び出し').remedy).toContain('ALLOWED_HOSTS に 127.0.0.1');
  });

  test('name a redirect to HTTPS once', async () => {
    const report = await check({}, { settings: { secureSslRedirect: true } });
    expect(rowOf(report, 'すべての呼び出し').remedy).toContain('SECURE_PROXY_SSL_HEADER');
    expect(exitCodeOf(report.rows)).toBe(1);
  });

  test('say that the account is wrong', async () => {
    const { origin } = await serve();
    const report = await runChecks({
      origin,
      credentials: { ...fixture.member, password: 'wrong-password' },
    });
    expect(rowOf(report, 'POST /login/（')).toMatchObject({
      state: 'missing',
      remedy: expect.stringContaining('--login'),
    });
  });
});
