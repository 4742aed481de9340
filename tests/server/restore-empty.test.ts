import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '@/server/cli/backup';
import { restoreBackup } from '@/server/cli/restore';
import { migrate } from '@/server/db/migrate';
import { dumpTables } from '@/tests/setup/dump-tables';
import { createEmptyDatabase } from '../setup/empty-database';

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-restore-'));
  file = path.join(folder, 'empty.backup');
  const { url, drop } = await createEmptyDatabase();
  await migrate(url);
  await writeBackup(url, file);
  await drop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  [
    'columns',
    `insert into columns (title, lead, body, people, published_at) values ('a', 'b', 'c', '[]', now())`,
  ],
  [
    'seminars',
    `insert into seminars (title, lead, topic, description, audience, program, speakers, starts_at, ends_at, fee,
      cpe_units, closes_before, published_at)
    values ('a', '', '', '', '{}', '[]', '[]', now(), now() + interval '1 hour', 0, 0, '2026-06-01', now())`,
  ],
  [
    'mails',
    `insert into mails (dedupe_key, "to", subject, text, html) values ('a', 'a@example.com', 'b', 'c', 'd')`,
  ],
])('keeps a database that contains nothing but %s', async (_kind, statement) => {
  const { url, drop } = await createEmptyDatabase();
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
  const before = await dumpTables(url);
  await expect(restoreBackup(url, file)).rejects.toThrow('データベースが空ではありません');
  expect(await dumpTables(url)).toEqual(before);
  await drop();
});
