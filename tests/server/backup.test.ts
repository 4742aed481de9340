import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { summarise, writeBackup } from '@/server/cli/backup';
import { createProgram } from '@/server/cli/program';
import { restoreBackup } from '@/server/cli/restore';
import { createBoss, MAIL_QUEUE } from '@/server/jobs/queue';
import { dumpTables } from '@/tests/setup/dump-tables';
import { createTestApi, type TestApi } from '../setup/api';
import { createVacancyApplication } from '../setup/applications';
import { createEmptyDatabase } from '../setup/empty-database';

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
  await createVacancyApplication(api);
  await api.createMember({ familyName: '改行\n\\.\t\r「」😀' });
  const file = path.join(folder, 'whole.backup');
  await writeBackup(api.url, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const target = await createEmptyDatabase();
  expect(await restoreBackup(target.url, file)).toBeGreaterThan(10);
  expect(await dumpTables(target.url)).toEqual(await dumpTables(api.url));

  const pool = new pg.Pool({ connectionString: target.url });
  pool.on('error', () => undefined);
  expect(await createBoss(pool, false).getQueueSize(MAIL_QUEUE)).toBeGreaterThan(0);
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
    for (; writing; written += 1) await createVacancyApplication(api);
    return written;
  });
  const file = path.join(folder, 'live.backup');
  await writeBackup(api.url, file);
  writing = false;
  expect((await Promise.all(writers)).every((written) => written > 0)).toBe(true);

  const target = await createEmptyDatabase();
  await restoreBackup(target.url, file);
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
  await writeBackup(api.url, file);
  const before = await dumpTables(api.url);
  // The test's own connections bear the site's name: the site is running there.
  await expect(restoreBackup(api.url, file)).rejects.toThrow('サイトが動いています');
  expect(await dumpTables(api.url)).toEqual(before);

  const target = await createEmptyDatabase();
  await restoreBackup(target.url, file);
  await expect(restoreBackup(target.url, file)).rejects.toThrow('空ではありません');
  await target.drop();
});

test.each([
  ['an older version, which knew one migration less', (own: string[]) => own.slice(0, -1)],
  ['a newer version, which knew one more', (own: string[]) => [...own, 'f'.repeat(64)]],
  ['a version with another past', (own: string[]) => ['f'.repeat(64), ...own.slice(1)]],
])('the backup of %s is refused, and the database stays empty', async (_, change) => {
  const file = path.join(folder, 'version.backup');
  await rm(file, { force: true });
  await writeBackup(api.url, file);
  const [head = '', ...rest] = gunzipSync(await readFile(file))
    .toString('latin1')
    .split('\n');
  const other = JSON.parse(head);
  other.migrations = change(other.migrations);
  await writeFile(file, gzipSync(Buffer.from([JSON.stringify(other), ...rest].join('\n'), 'latin1')));
  const target = await createEmptyDatabase();
  await expect(restoreBackup(target.url, file)).rejects.toThrow(
    '別の版で作られたバックアップです。作ったときと同じ版で復元してください。',
  );
  expect((await dumpTables(target.url)).members).toEqual([]);
  await target.drop();
});

test('a file that is cut short, or is no backup, restores nothing', async () => {
  const file = path.join(folder, 'cut.backup');
  await writeBackup(api.url, file);
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length - 200));
  const target = await createEmptyDatabase();
  await expect(restoreBackup(target.url, file)).rejects.toThrow('壊れています');
  await writeFile(file, 'not a backup');
  await expect(restoreBackup(target.url, file)).rejects.toThrow('バックアップのファイルではありません');
  expect((await dumpTables(target.url)).members).toEqual([]);
  await target.drop();
});

test('a file that exists is not written over, and nothing else is left beside it', async () => {
  const file = path.join(folder, 'taken.backup');
  await writeFile(file, 'precious');
  const before = await readdir(folder);
  await expect(writeBackup(api.url, file)).rejects.toThrow(`同じ名前のファイルがあります：${file}`);
  expect(await readFile(file, 'utf8')).toBe('precious');
  expect(await readdir(folder)).toEqual(before);
});

test('of two backups into one file at once, one is kept whole and the other is refused', async () => {
  const file = path.join(folder, 'twice.backup');
  const both = await Promise.allSettled([writeBackup(api.url, file), writeBackup(api.url, file)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const target = await createEmptyDatabase();
  await restoreBackup(target.url, file);
  expect(await dumpTables(target.url)).toEqual(await dumpTables(api.url));
  await target.drop();
});

test('a backup that is broken off leaves no file', async () => {
  const holder = new pg.Client({ connectionString: api.url });
  await holder.connect();
  await holder.query('begin; lock table members in access exclusive mode');
  const before = await readdir(folder);
  const interrupted = new AbortController();
  const backup = writeBackup(api.url, path.join(folder, 'off.backup'), interrupted.signal);
  await vi.waitFor(async () => expect((await readdir(folder)).length).toBe(before.length + 1));
  interrupted.abort();
  await expect(backup).rejects.toThrow();
  expect(await readdir(folder)).toEqual(before);
  await holder.end();
});

test('a backup says how many members, vacancies and other records it holds', async () => {
  const target = await createTestApi();
  await target.createMember();
  await createVacancyApplication(target);
  const counts = await writeBackup(target.url, path.join(folder, 'counted.backup'));
  const { rows } = await target.pool.query('select count(*)::int as members from members');
  expect(summarise(counts)).toMatch(
    new RegExp(
      `^会員 ${rows[0].members} 名、案件 1 件、セミナー 0 件、コラム 0 件、案件への応募 1 件、セミナーへの申込み 0 件（全 \\d+ 行）$`,
    ),
  );
  await target.drop();
});

test.each([
  ['is missing', undefined, 'ENOENT'],
  ['is a folder', 'folder', 'バックアップのファイルではありません。'],
  ['is empty', Buffer.alloc(0), 'バックアップのファイルではありません。'],
  ['is compressed and something else', gzipSync('{}\n{}\n'), 'バックアップのファイルではありません。'],
  [
    'has a line that is no part of a backup',
    gzipSync('{"format":"kaikei-backup","version":1,"createdAt":"","migrations":[]}\n{"name":1}\n'),
    'バックアップのファイルが途中で切れているか、壊れています。',
  ],
])('a file that %s is refused before any database is opened', async (_, content, problem) => {
  const file = content === 'folder' ? folder : path.join(folder, 'odd.backup');
  await rm(path.join(folder, 'odd.backup'), { force: true });
  if (content && content !== 'folder') await writeFile(file, content);
  const program = createProgram({
    connect: () => Promise.reject(new Error('a database was opened')),
    siteOrigin: 'http://localhost:3000',
    user: 'operator',
    print: () => undefined,
  });
  await expect(program.parseAsync(['restore', file], { from: 'user' })).rejects.toThrow(problem);
});
