import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bossOn, MAIL_QUEUE } from '@/server/jobs/queue';
import { backUp } from '@/server/provider/backup';
import { restore } from '@/server/provider/restore';
import { createTestApi, type TestApi } from '../setup/api';
import { anApplied } from '../setup/applications';
import { createEmptyDatabase } from '../setup/empty-database';
import { everything } from '../setup/everything';

// Each test sets up a database of its own, migrations and all.
vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let folder = '';
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'kaikei-backup-'));
});
afterAll(async () => {
  await api.drop();
  await rm(folder, { recursive: true, force: true });
});

test('what is backed up comes back whole, with waiting mails queued and new ids after the old ones', async () => {
  await anApplied(api);
  await api.registerMember({ familyName: '改行\n\\.\t\r「」😀' });
  const file = path.join(folder, 'whole.backup');
  await backUp(api.url, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const target = await createEmptyDatabase();
  expect(await restore(target.url, file)).toBeGreaterThan(10);
  expect(await everything(target.url)).toEqual(await everything(api.url));

  const pool = new pg.Pool({ connectionString: target.url });
  pool.on('error', () => undefined);
  expect(await bossOn(pool, false).getQueueSize(MAIL_QUEUE)).toBeGreaterThan(0);
  const { rows } = await pool.query(
    `insert into members (email) values ('next@example.com') returning id, (select max(id) from members) as last`,
  );
  expect(Number(rows[0].id)).toBeGreaterThan(Number(rows[0].last));
  await pool.end();
  await target.drop();
});

test('while others write, the backup holds one moment: no event without its application, none half', async () => {
  let writing = true;
  const writers = [1, 2, 3].map(async () => {
    let written = 0;
    for (; writing; written += 1) await anApplied(api);
    return written;
  });
  const file = path.join(folder, 'live.backup');
  await backUp(api.url, file);
  writing = false;
  expect((await Promise.all(writers)).every((written) => written > 0)).toBe(true);

  const target = await createEmptyDatabase();
  await restore(target.url, file);
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as torn from vacancy_applications a where events <>
      (select count(*) from vacancy_application_events e where e.application_id = a.id)`,
  );
  expect(rows[0].torn).toBe(0);
  await client.end();
  await target.drop();
});

test('into a database with members nothing is restored', async () => {
  const file = path.join(folder, 'refused.backup');
  await backUp(api.url, file);
  const before = await everything(api.url);
  // The test's own connections bear the site's name: the site is running there.
  await expect(restore(api.url, file)).rejects.toThrow('サイトが動いています');
  expect(await everything(api.url)).toEqual(before);

  const target = await createEmptyDatabase();
  await restore(target.url, file);
  await expect(restore(target.url, file)).rejects.toThrow('空ではありません');
  await target.drop();
});

test.each([
  ['an older version, which knew one migration less', (own: string[]) => own.slice(0, -1)],
  ['a newer version, which knew one more', (own: string[]) => [...own, 'f'.repeat(64)]],
  ['a version with another past', (own: string[]) => ['f'.repeat(64), ...own.slice(1)]],
])('the backup of %s is refused, and the database stays empty', async (_, change) => {
  const file = path.join(folder, 'version.backup');
  await rm(file, { force: true });
  await backUp(api.url, file);
  const [head = '', ...rest] = gunzipSync(await readFile(file))
    .toString('latin1')
    .split('\n');
  const other = JSON.parse(head);
  other.migrations = change(other.migrations);
  await writeFile(file, gzipSync(Buffer.from([JSON.stringify(other), ...rest].join('\n'), 'latin1')));
  const target = await createEmptyDatabase();
  await expect(restore(target.url, file)).rejects.toThrow(
    '別の版で作られたバックアップです。作ったときと同じ版で復元してください。',
  );
  expect((await everything(target.url)).members).toEqual([]);
  await target.drop();
});

test('a file that is cut short, or is no backup, restores nothing', async () => {
  const file = path.join(folder, 'cut.backup');
  await backUp(api.url, file);
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length - 200));
  const target = await createEmptyDatabase();
  await expect(restore(target.url, file)).rejects.toThrow('壊れています');
  await writeFile(file, 'not a backup');
  await expect(restore(target.url, file)).rejects.toThrow('バックアップのファイルではありません');
  expect((await everything(target.url)).members).toEqual([]);
  await target.drop();
});
