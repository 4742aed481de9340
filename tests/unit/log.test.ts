import fs, { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createLogStream, createRequestLog } from '@/gateway/log';
import { loggableError } from '@/server/log';
import { collectGarbage } from '@/tests/setup/lifetimes';

it('logs the statement of a failed query without its bound values', () => {
  const values = ['taro@example.com', 'a secret\n    at the second line'];
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "members_email_key"'),
    {
      code: '23505',
      constraint: 'members_email_key',
      detail: 'Key (email)=(taro@example.com) already exists.',
    },
  );
  const entry = loggableError(new DrizzleQueryError('insert into members values ($1, $2)', values, cause));
  expect(entry).toMatchObject({
    message: 'Failed query: insert into members values ($1, $2)',
    cause: { code: '23505', constraint: 'members_email_key' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/taro|secret/);
});

it('removes addresses and tokens from error messages', () => {
  const { message } = loggableError(new Error(`no mail to <taro@example.com>: ${'x'.repeat(43)}`));
  expect(message).toBe('no mail to <[address]>: [token]');
});

/** A file of Linux to which nothing can be written, as on a full disk. */
const FULL = '/dev/full';

it.runIf(existsSync(FULL))(
  'does not throw while the disk is full, and keeps a limited number of lines',
  () => {
    const fd = openSync(FULL, 'w');
    const log = pino(createLogStream(fd));
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 20_000; count += 1) log.info({ text: 'x'.repeat(1_000) }, 'a line');
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(15_000_000);
    // The log is used once more, so that it was no garbage itself.
    log.info('another line');
    closeSync(fd);
  },
);

it('writes lines to the file, and those for which there was no room when there is room again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'w');
  const log = pino(createLogStream(fd));
  const texts = () => [...readFileSync(file, 'utf8').matchAll(/"msg":"(.*?)"/g)].map(([, text]) => text);
  log.info('a line');
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  log.info('without room');
  log.info('still without room');
  expect(texts()).toEqual(['a line']);
  write.mockRestore();
  log.info('with room');
  expect(texts()).toEqual(['a line', 'without room', 'still without room', 'with room']);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

/** Returns a request log and the lines that it wrote. */
function collect(which: 'all' | 'errors' | 'none', level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, log: createRequestLog(which, logger) };
}

const entry = (status = 200) => ({
  requestId: 'an-id-of-a-request',
  method: 'GET',
  route: '/vacancy',
  status,
  ms: 1.5,
  bytes: 100,
});

it.each([
  ['all', [200, 404, 503]],
  ['errors', [503]],
  ['none', []],
] as const)('with LOG_REQUESTS=%s, writes lines for %o', (which, expected) => {
  const { lines, log } = collect(which);
  for (const status of [200, 404, 503]) log(entry(status), false);
  expect(lines.map(({ status }) => status)).toEqual(expected);
});

it('writes a failed request as a warning, and a file of the build only at the level debug', () => {
  const { lines, log } = collect('all', 'debug');
  log(entry(500), false);
  log(entry(), true);
  expect(lines.map(({ level }) => level)).toEqual([40, 20]);
  const quiet = collect('all');
  quiet.log(entry(), true);
  expect(quiet.lines).toEqual([]);
});
