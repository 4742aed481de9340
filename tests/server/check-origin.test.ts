import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from '@/scripts/check-origin/program';
import { exitCodeOf, formatReport, type Report } from '@/scripts/check-origin/report';
import { runChecks } from '@/scripts/check-origin/run-checks';
import { changeJson, faultsOf, rowOf, rowsOf, setUpCheckOrigin } from '../setup/check-origin';
import type { DrfOrigin } from '../setup/drf-origin/drf-origin';
import { selfSigned } from '../setup/self-signed';
import { SPEC_CALLS } from '../setup/spec-calls';

const fixture = setUpCheckOrigin();
const { serve, check } = fixture;

// Each of these tests makes a whole run, which is 150 calls. Single checks are in the other files.

describe('a deployment as the specification describes it', () => {
  test.each<[string, DrfOrigin['deviations']]>([
    ['merges objects', { csrfCookieAtLoginOnly: true, csrfForAuthenticatedOnly: true, unknownFields: true }],
    [
      'replaces them, and has fields of its own',
      { replacesObjects: true, undeclaredFields: true, mediaFiles: true },
    ],
  ])('can be used, and is left as it was, when it %s', async (_title, deviations) => {
    const seen: unknown[] = [];
    const change = changeJson('/members/me/', (me) => {
      seen.push(structuredClone(me));
      return me;
    });
    const report = await check(deviations, { writes: true, change });
    expect(faultsOf(report)).toEqual([]);
    expect(exitCodeOf(report.rows)).toBe(0);
    expect(formatReport(report)).toContain('公開できます');
    const calls = SPEC_CALLS.filter((name) => !name.includes('/public/'));
    for (const name of calls) expect(rowsOf(report, `${name}（`).length).toBeGreaterThan(0);
    const journey = report.rows.filter(({ group }) => group === 'journey');
    expect(journey.map(({ state }) => state)).toEqual(journey.map(() => 'works'));
    expect(journey.length).toBe(13);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.at(-1)).toEqual(seen[0]);
    const browser = await fixture.api.logInAs(fixture.member);
    for (const path of ['/vacancy-applications/', '/applications/']) {
      const applications = (await (await browser.get(path)).json()) as { status: string }[];
      expect(applications.length).toBeGreaterThan(0);
      expect(applications.every(({ status }) => status === 'cancelled')).toBe(true);
    }
  });

  test('can be used when it is the reference API itself', async () => {
    const intercept = (request: Request) => fixture.api.app.fetch(request);
    const report = await check({}, { writes: true, intercept });
    expect(report.rows.filter(({ state }) => state === 'missing' || state === 'dangerous')).toEqual([]);
    expect(formatReport(report)).toContain('公開できます');
  });

  test('is only read without --writes, apart from the login and the logout, and may not be said to be usable', async () => {
    const { origin, calls } = await serve();
    const report = await runChecks({ origin, credentials: fixture.member });
    const writes = calls.filter((call) => !/^(?:GET|OPTIONS) /.test(call));
    expect(new Set(writes)).toEqual(new Set(['POST /address-from-zip/', 'POST /login/', 'POST /logout/']));
    expect(faultsOf(report)).toEqual([]);
    expect(exitCodeOf(report.rows)).toBe(3);
    expect(formatReport(report)).not.toContain('公開できます');
    expect(formatReport(report)).toContain('--writes');
  });

  test('has no unneeded rows without a login, and none of what members see', async () => {
    const report = await check({ anonymousStatus: 401, hasNullMember: true }, { login: false });
    expect(faultsOf(report)).toEqual([]);
    expect(rowOf(report, 'GET /members/me/')).toMatchObject({
      state: 'unchecked',
      detail: expect.stringContaining('--login'),
    });
  });
});

test('--json prints the report with every row, the counts and the exit code, and says about ids what is supported', async () => {
  const { origin } = await serve({ missingFields: ['lead'], htmlErrors: { '/tags/': 404 } });
  const [printed, notes]: [string[], string[]] = [[], []];
  const code = await runProgram([origin, '--login', fixture.member.email, '--json'], {
    print: (text) => printed.push(text),
    printError: (text) => notes.push(text),
    askPassword: undefined,
    password: fixture.member.password,
    signal: new AbortController().signal,
  });
  expect(notes[0]).toContain('id は整数だけ');
  const report = JSON.parse(printed.join('\n'));
  expect(report).toMatchObject({ origin, site: expect.stringMatching(/^https?:/), exitCode: 1 });
  expect(code).toBe(1);
  expect(rowOf(report, 'GET /columns/')).toEqual({
    group: 'reads',
    subject: 'GET /columns/（コラム）',
    state: 'defaults',
    detail: 'ない項目：[].lead',
    remedy: expect.stringMatching(/column-fields\.ts:\d+（columnFields\.lead）/),
  });
  expect(rowOf(report, 'GET /tags/')).toMatchObject({ state: 'missing', detail: '404' });
  const counts = Object.values<number>(report.counts);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(report.rows.length);
});

test.each([
  ['a rejected host', { allowedHosts: ['api.example.jp'] }, 'ALLOWED_HOSTS に 127.0.0.1'],
  ['a redirect to HTTPS', { secureSslRedirect: true }, 'SECURE_PROXY_SSL_HEADER'],
])('names %s once and makes no other call', async (_title, settings, remedy) => {
  const report = await check({}, { settings });
  expect(report.rows.filter(({ group }) => group === 'reads')).toHaveLength(1);
  expect(rowOf(report, 'すべての呼び出し').remedy).toContain(remedy);
  expect(exitCodeOf(report.rows)).toBe(1);
});

describe('the command', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kaikei-check-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the command as an operator does, for a public site and an API whose certificate a private authority has signed. */
  async function checkOrigin(
    words: string[],
    { knowsAuthority = true } = {},
  ): Promise<{ code: number; printed: string; errors: string }> {
    const authority = path.join(folder, 'ca.pem');
    await writeFile(authority, selfSigned.cert);
    const env = {
      PATH: process.env.PATH,
      ...(knowsAuthority && { NODE_EXTRA_CA_CERTS: authority }),
      SITE_ORIGIN: 'https://www.example.jp',
      LOG_LEVEL: 'silent',
    };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/command.mjs', 'check-origin', ...words],
        { env: env as unknown as NodeJS.ProcessEnv },
        (_error, printed, errors) => resolve({ code: child.exitCode ?? -1, printed, errors }),
      );
    });
  }

  test('checks an API with HTTPS to the end', async () => {
    const host = 'localhost';
    const settings = { allowedHosts: [host], secureCookies: true, secureProxySslHeader: true };
    const { origin } = await serve({}, { settings, tls: selfSigned });
    const address = origin.replace('127.0.0.1', host);
    const { code, printed, errors } = await checkOrigin([address, '--json']);
    expect(errors).not.toContain('Cannot start');
    const report = JSON.parse(printed) as Report;
    expect(rowOf(report, '知らないホスト名の拒否')).toMatchObject({ state: 'works', detail: '400' });
    expect(rowOf(report, '他のサイトからの読み取り')).toMatchObject({ state: 'works' });
    expect(report.rows.filter(({ subject }) => subject === '応答')).toEqual([]);
    expect(faultsOf(report)).toEqual([]);
    // Nobody has logged in, so that nothing is known about what members do.
    expect(code).toBe(3);
  });

  test('names the setting for a certificate of an unknown authority', async () => {
    const { origin } = await serve({}, { tls: selfSigned });
    const { code, errors } = await checkOrigin([origin], { knowsAuthority: false });
    expect(errors).toMatch(/接続できません：.*SELF_SIGNED.*NODE_EXTRA_CA_CERTS/);
    expect(code).toBe(2);
  });
});
