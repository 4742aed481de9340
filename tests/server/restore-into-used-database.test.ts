import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '@/server/cli/backup';
import { restoreBackup } from '@/server/cli/restore';
import { importColumn } from '@/server/columns/import';
import { type Db, openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { inTransaction } from '@/server/db/transaction';
import { enqueueMail } from '@/server/mail/outbox';
import { registrationRefusedMail } from '@/server/mail/registration-mails';
import { createTestApi, SITE_ORIGIN, type TestApi } from '../setup/api';
import { buildColumn } from '../setup/columns';
import { dumpTables } from '../setup/dump-tables';
import { createEmptyDatabase } from '../setup/empty-database';
import { createOpenSeminar } from '../setup/seminars';

let api: TestApi;
let folder = '';
let file = '';
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-restore-'));
  file = path.join(folder, 'site.backup');
  await writeBackup(api.url, file);
});
afterAll(async () => {
  await api.drop();
  await rm(folder, { recursive: true, force: true });
});

test.each<[content: string, add: (db: Db) => Promise<unknown>]>([
  ['seminars', (db) => createOpenSeminar(db)],
  ['columns', (db) => importColumn(db, buildColumn())],
  [
    'mails',
    (db) =>
      inTransaction(db, (tx) =>
        enqueueMail(tx, {
          to: 'a@example.com',
          content: registrationRefusedMail(),
          siteOrigin: SITE_ORIGIN,
        }),
      ),
  ],
])('does not restore into a database that contains %s only', async (_, add) => {
  const target = await createEmptyDatabase();
  await migrate(target.url);
  const { db, close } = openDatabase(target.url);
  await add(db);
  await close();
  const before = await dumpTables(target.url);
  await expect(restoreBackup(target.url, file)).rejects.toThrow('空ではありません');
  expect(await dumpTables(target.url)).toEqual(before);
  await target.drop();
});
