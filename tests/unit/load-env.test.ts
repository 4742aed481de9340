import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnv } from '@/config/env';
import { bannerLines } from '@/gateway/banner';
import { loadEnvFiles } from '@/gateway/load-env.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-env-'));
  for (const name of ['T_URL', 'T_NAME', 'T_MODE', 'T_SET']) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('takes values as they are, with $, and lets the environment and the nearer file win', async () => {
  vi.stubEnv('T_SET', '');
  await writeFile(
    path.join(folder, '.env'),
    "T_URL='postgres://user:pa$$w$HOME@host/db'\nT_NAME=pa$word\nT_MODE=all\nT_SET=file\n",
  );
  await writeFile(path.join(folder, '.env.production'), 'T_MODE=production\n');
  await writeFile(path.join(folder, '.env.development'), 'T_MODE=development\n');
  loadEnvFiles(false, folder);
  const { T_URL, T_NAME, T_MODE, T_SET } = process.env;
  expect([T_URL, T_NAME, T_MODE, T_SET]).toEqual([
    'postgres://user:pa$$w$HOME@host/db',
    'pa$word',
    'production',
    '',
  ]);
});

test('the start of a site without a register says that numbers are not checked', () => {
  const lines = (variables: Record<string, string>) => bannerLines(parseEnv(variables), 'data').join('\n');
  const database = { DATABASE_URL: 'postgres://localhost/kaikei' };
  expect(lines(database)).toContain('INVOICE_API_ID is not set');
  expect(lines({ ...database, INVOICE_API_ID: 'abc' })).not.toContain('INVOICE_API_ID');
  expect(lines({})).not.toContain('INVOICE_API_ID');
});
