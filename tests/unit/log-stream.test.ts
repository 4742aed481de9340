import fs, { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createLogStream } from '@/gateway/log';
import { collectGarbage } from '../setup/lifetimes';

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
