import pino from 'pino';
import { expect, it } from 'vitest';
import { createRequestLog } from '@/gateway/log';

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
