import { describe, expect, test } from 'vitest';
import { runProgram, type Terminal } from '@/scripts/check-origin/program';
import { formatReport, type Row, toJson } from '@/scripts/check-origin/report';
import { isPrivateHost } from '@/scripts/check-origin/safety-checks';

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
  test('has the exit code in JSON', () => {
    expect(JSON.parse(toJson(report))).toMatchObject({ exitCode: 1, counts: { missing: 1 }, rows: [row] });
  });
});
