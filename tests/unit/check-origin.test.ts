import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { readFailedReply } from '@/lib/errors/error-body';
import { careerEducationFields, licenseFields } from '@/schemas/member-fields';
import { describeFailure, describeWrite } from '@/scripts/check-origin/failures';
import { NoReplyError, OriginClient } from '@/scripts/check-origin/origin-client';
import { runProgram, type Terminal } from '@/scripts/check-origin/program';
import { formatReport, type Row } from '@/scripts/check-origin/report';
import { isPrivateHost } from '@/scripts/check-origin/safety-checks';
import { judgeCookie, judgeSessionName } from '@/scripts/check-origin/session-checks';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';

async function run(words: string[], terminal: Partial<Terminal> = {}) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const code = await runProgram(words, {
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    askPassword: undefined,
    password: undefined,
    signal: new AbortController().signal,
    ...terminal,
  });
  return { code, printed: printed.join('\n'), errors: errors.join('\n') };
}

describe('npm run check:origin', () => {
  test.each([
    ['no address', [], /address/],
    ['a path', ['https://api.example.jp/v3'], /パスのないアドレス/],
    ['another scheme', ['ftp://api.example.jp'], /パスのないアドレス/],
    ['an unknown option', ['http://127.0.0.1:9', '--password', 'x'], /--password/],
    ['--writes without an account', ['http://127.0.0.1:9', '--writes'], /--login/],
    [
      'an account without a password',
      ['http://127.0.0.1:9', '--login', 'a@example.jp'],
      /CHECK_ORIGIN_PASSWORD/,
    ],
    ['an address where nothing answers', ['http://127.0.0.1:1025'], /接続できません：ECONNREFUSED/],
    ['a port to which fetch does not connect', ['http://127.0.0.1:6000'], /接続できません：bad port/],
  ])('ends with 2 and one line: %s', async (_title, words, message) => {
    const { code, errors } = await run(words);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
  });

  test('asks for the password only when the environment has none', async () => {
    const questions: string[] = [];
    const askPassword = async (question: string) => {
      questions.push(question);
      return 'x';
    };
    const words = ['http://127.0.0.1:9', '--login', 'a@example.jp'];
    await run(words, { askPassword, password: 'y' });
    expect(questions).toEqual([]);
    await run(words, { askPassword });
    expect(questions).toEqual(['a@example.jp のパスワード：']);
  });

  test('explains itself with 0', async () => {
    const { code, printed } = await run(['--help']);
    expect([code, printed]).toEqual([0, expect.stringContaining('--writes')]);
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['172.20.0.3', true],
  ['django', true],
  ['172.32.0.3', false],
  ['api.example.jp', false],
])('treats %s as private: %s', (host, expected) => {
  expect(isPrivateHost(host)).toBe(expected);
});

describe('the report', () => {
  const row: Row = {
    group: 'reads',
    state: 'missing',
    subject: 'GET /tags/',
    detail: '404',
    remedy: 'urls.py',
  };
  const report = { origin: 'https://api.example.jp', site: 'https://www.example.jp', rows: [row] };
  test('shows each remedy below its row, and what to do', () => {
    expect(formatReport(report)).toMatch(/不足　* {2}GET \/tags\/ {2}404\n +→ urls\.py/);
    expect(formatReport(report)).toContain('直してから公開');
  });
});

describe('the limits of the check', () => {
  const MEBIBYTE = 1024 * 1024;
  afterEach(() => vi.unstubAllGlobals());

  /** Answers every request with this many megabytes. @returns the number of those that were read */
  function serve(megabytes: number, type = 'application/json') {
    const read = { megabytes: 0 };
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (read.megabytes === megabytes) return controller.close();
          read.megabytes += 1;
          controller.enqueue(new Uint8Array(MEBIBYTE).fill(32));
        },
      },
      { highWaterMark: 0 },
    );
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }));
    return read;
  }

  const client = () => new OriginClient('https://api.example.jp');

  test.each([
    ['/vacancies/', 16],
    ['/columns/', 64],
    ['/tags/', 64],
  ])('reads no more of %s than the site, which is %i MB', async (path, limit) => {
    const read = serve(1_000);
    const error = await client()
      .call('GET', path)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoReplyError);
    expect((error as NoReplyError).message).toContain(`${limit} MB`);
    expect((error as NoReplyError).remedy).toContain('ページ');
    expect(read.megabytes).toBeLessThan(limit + 5);
  });

  test('reads a long list of columns that the site reads too', async () => {
    serve(20);
    expect((await client().call('GET', '/columns/')).text).toHaveLength(20 * MEBIBYTE);
  });

  test('does not read pictures, which the site passes on without a limit', async () => {
    const read = serve(1_000, 'image/png');
    expect(await client().send('GET', '/media/a.png')).toMatchObject({ status: 200, text: '' });
    expect(read.megabytes).toBe(0);
  });
});

describe('what the check says about failures', () => {
  afterEach(restoreEnv);

  const ORIGIN = 'https://api.example.jp';

  /** Returns a recorded reply: JSON, or a page. */
  const replyOf = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
    status,
    headers: new Headers(headers),
    text: typeof body === 'string' ? body : JSON.stringify(body),
    json: typeof body === 'string' ? undefined : body,
  });

  /** Returns what the check says about a recorded refusal of a write. */
  function describeRefusal(status: number, body: unknown, fields = careerEducationFields) {
    const reply = replyOf(status, body);
    const exchange = { method: 'PATCH', path: '/', params: new URLSearchParams(), reply };
    const error = new ApiCallError('refused', readFailedReply({ status, data: reply.json }));
    return describeWrite({ exchanges: [exchange], error }, ORIGIN, fields);
  }

  describe('a refused write', () => {
    test.each([
      [400, { error: '職務経歴を入力してください。' }],
      [403, { error: 'このセミナーは満席です。' }],
      [409, { error: 'すでに応募しています。' }],
      [400, { non_field_errors: ['募集が終わりました。'] }],
    ])('is a rule of the API when it has a sentence and no field: %i', (status, body) => {
      expect(describeRefusal(status, body)).toMatchObject({
        state: 'unchecked',
        detail: expect.stringMatching(/APIの規則.*。/),
      });
    });

    test('names the refused field, its messages and its own line, also in a row', () => {
      const { state, detail, remedy } = describeRefusal(400, {
        educations: [{}, { started_on: ['日付の形式が違います。'] }],
        error: '入力に誤りがあります。',
      });
      expect([state, detail]).toEqual([
        'missing',
        '400：断られた項目：educations.1.started_on（日付の形式が違います。）',
      ]);
      expect(remedy).toMatch(/member-fields\.ts:\d+（careerEducationFields\.educations\.started_on）/);
    });

    test.each([
      [
        'a missing permission',
        403,
        { detail: 'You do not have permission to perform this action.' },
        /IsAuthenticated/,
      ],
      ['a page', 404, '<h1>Not Found</h1>', /urls\.py/],
      [
        'a success that says that it has failed',
        200,
        { result: 'NG', message: '保存できません。' },
        /400番台/,
      ],
    ])('is no rule: %s', (_title, status, body, remedy) => {
      const finding = describeRefusal(status, body, licenseFields as never);
      expect(finding).toMatchObject({ state: 'missing', remedy: expect.stringMatching(remedy) });
      expect(finding.remedy).not.toContain('AllowAny');
    });
  });

  const CSRF_PAGE = '<h1>Forbidden (403)</h1><p>CSRF verification failed. Request aborted.</p>';
  const NO_COOKIE = '<p>You are seeing this message because this site requires a CSRF cookie.</p>';
  // The check asks for Japanese, as the site does.
  const JAPANESE = '<p>CSRF検証に失敗したため、リクエストは中断されました。</p>';
  const JAPANESE_NO_COOKIE = '<p>このサイトはフォーム送信時にCSRFクッキーを必須としているためです。</p>';

  test.each([
    [
      'throttled',
      replyOf(429, { detail: 'Request was throttled.' }, { 'Retry-After': '42' }),
      /429.*42秒/,
      /THROTTLE/,
    ],
    ['a server in front', replyOf(502, '<h1>Bad Gateway</h1>'), /502/, /ログ/],
    ['not there', replyOf(404, '<h1>Not Found</h1>'), /404/, /urls\.py/],
    ['another method', replyOf(405, { detail: 'x' }), /405/, /メソッド/],
    ['closed to visitors', replyOf(403, { detail: '認証情報がありません。' }), /403：認証/, /AllowAny/],
    [
      'a rejected host',
      replyOf(400, '<h1>Bad Request (400)</h1>'),
      /ホスト名/,
      /ALLOWED_HOSTS に api\.example\.jp/,
    ],
    ['no JSON', replyOf(200, '<html>'), /JSON/, /renderer/],
    ['to HTTPS', replyOf(301, '', { Location: 'https://api.example.jp/' }), /301/, /SECURE_PROXY_SSL_HEADER/],
    [
      'no CSRF cookie',
      replyOf(403, CSRF_PAGE + NO_COOKIE),
      /403/,
      /ensure_csrf_cookie.*dispatch.*CSRF_COOKIE_NAME/,
    ],
    ['no CSRF cookie, in Japanese', replyOf(403, JAPANESE + JAPANESE_NO_COOKIE), /403/, /ensure_csrf_cookie/],
    ['a wrong token', replyOf(403, CSRF_PAGE), /403/, /CSRF_USE_SESSIONS/],
    ['a wrong token, in Japanese', replyOf(403, JAPANESE), /403/, /CSRF_USE_SESSIONS.*CSRF_TRUSTED_ORIGINS/],
  ])('a call that fails has the setting to change: %s', (_title, reply, detail, remedy) => {
    const found = describeFailure(reply, ORIGIN);
    expect(found.state).toBe('missing');
    expect(found.detail).toMatch(detail);
    expect(found.remedy).toMatch(remedy);
  });

  describe('a cookie', () => {
    const LINE = 'sessionid=1; Path=/; SameSite=Lax; Secure; HttpOnly';
    const judge = (line: string, kind: 'SESSION' | 'CSRF' = 'SESSION') => judgeCookie(kind, line);

    test.each([
      ['no Secure', LINE.replace('; Secure', ''), 'dangerous', 'SESSION_COOKIE_SECURE = True'],
      ['no HttpOnly', LINE.replace('; HttpOnly', ''), 'dangerous', 'SESSION_COOKIE_HTTPONLY = True'],
      ['no SameSite', LINE.replace('; SameSite=Lax', ''), 'dangerous', 'SESSION_COOKIE_SAMESITE'],
      ['SameSite=None', LINE.replace('=Lax', '=None'), 'dangerous', 'SESSION_COOKIE_SAMESITE'],
      ['SameSite=Strict', LINE.replace('=Lax', '=Strict'), 'missing', 'SESSION_COOKIE_SAMESITE'],
      ['another path', LINE.replace('Path=/', 'Path=/api/'), 'missing', 'SESSION_COOKIE_PATH'],
      ['a domain', `${LINE}; Domain=.example.jp`, 'dangerous', 'SESSION_COOKIE_DOMAIN'],
    ])('of an HTTPS site is wrong: %s', (_title, line, state, remedy) => {
      Object.assign(changedEnv, { SITE_ORIGIN: 'https://www.example.jp' });
      expect(judge(LINE)).toMatchObject([{ state: 'works' }]);
      expect(judge(line)).toMatchObject([{ state, remedy: expect.stringContaining(remedy) }]);
    });

    test('with Secure is never stored on an HTTP site, and that of CSRF must be readable', () => {
      Object.assign(changedEnv, { SITE_ORIGIN: 'http://localhost:3000' });
      expect(judge(LINE)).toMatchObject([
        { state: 'missing', remedy: expect.stringContaining('SITE_ORIGIN') },
      ]);
      const line = LINE.replace('; Secure', '');
      expect(judge(line, 'CSRF')).toMatchObject([
        { state: 'missing', remedy: expect.stringContaining('CSRF_COOKIE_HTTPONLY') },
      ]);
    });

    test('with another name than configured is dangerous, and without a setting a notice', () => {
      expect(judgeSessionName('sessionid')).toEqual([]);
      expect(judgeSessionName('jobs')).toMatchObject([{ state: 'notice' }]);
      Object.assign(changedEnv, { SESSION_COOKIE_NAME: 'other' });
      expect(judgeSessionName('jobs')).toMatchObject([
        { state: 'dangerous', remedy: expect.stringContaining('SESSION_COOKIE_NAME=jobs') },
      ]);
    });
  });
});
