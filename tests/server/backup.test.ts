import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeRowCounts, writeBackup } from '@/server/cli/backup';
import { createProgram } from '@/server/cli/program';
import { restoreBackup } from '@/server/cli/restore';
import { uncheckedRegistry } from '@/server/integrations/invoice-registry';
import { createBoss, MAIL_QUEUE } from '@/server/jobs/queue';
import { dumpTables } from '@/tests/setup/dump-tables';
import { createTestApi, type TestApi } from '../setup/api';
import { createVacancyApplication } from '../setup/applications';
import { createEmptyDatabase } from '../setup/empty-database';
import { eventually } from '../setup/eventually';
import { query } from '../setup/query';

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

test('restores all data, queues the unsent mails again, and assigns new ids above the restored ones', async () => {
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
  expect(await createBoss(pool, { supervise: false }).getQueueSize(MAIL_QUEUE)).toBeGreaterThan(0);
  const { rows } = await pool.query(
    `insert into members (email) values ('next@example.com') returning id, (select max(id) from members) as last`,
  );
  expect(Number(rows[0].id)).toBeGreaterThan(Number(rows[0].last));
  await pool.end();
  await target.drop();
});

test('backs up a consistent snapshot while other connections write', async () => {
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
  const [counted] = await query(
    target.url,
    `select count(*)::int as inconsistent from vacancy_applications a where event_count <>
      (select count(*) from vacancy_application_events e where e.application_id = a.id)`,
  );
  expect(counted).toEqual({ inconsistent: 0 });
  await target.drop();
});

test('does not restore into a database that contains members', async () => {
  const file = path.join(folder, 'not-empty.backup');
  await writeBackup(api.url, file);
  const before = await dumpTables(api.url);
  // The test's own connections use the site's application name, so the site counts as running.
  await expect(restoreBackup(api.url, file)).rejects.toThrow('サイトが動いています');
  expect(await dumpTables(api.url)).toEqual(before);

  const target = await createEmptyDatabase();
  await restoreBackup(target.url, file);
  await expect(restoreBackup(target.url, file)).rejects.toThrow('空ではありません');
  await target.drop();
});

test.each([
  ['a newer version with one migration more', (own: string[]) => [...own, 'f'.repeat(64)]],
  ['a version with a different migration history', (own: string[]) => ['f'.repeat(64), ...own.slice(1)]],
])('rejects a backup of %s and leaves the database empty', async (_, change) => {
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
    'このサイトより新しい版、または別の版で作られたバックアップです。作ったときの版か、それより新しい版で復元してください。',
  );
  expect(await dumpTables(target.url)).toEqual({});
  await target.drop();
});

test('restores nothing from a truncated file or a file that is not a backup', async () => {
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

test('does not overwrite an existing file and leaves no temporary file', async () => {
  const file = path.join(folder, 'taken.backup');
  await writeFile(file, 'precious');
  const before = await readdir(folder);
  await expect(writeBackup(api.url, file)).rejects.toThrow(`同じ名前のファイルがあります：${file}`);
  expect(await readFile(file, 'utf8')).toBe('precious');
  expect(await readdir(folder)).toEqual(before);
});

test('rejects the second of two concurrent backups to one file, and the first is complete', async () => {
  const file = path.join(folder, 'twice.backup');
  const both = await Promise.allSettled([writeBackup(api.url, file), writeBackup(api.url, file)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const target = await createEmptyDatabase();
  await restoreBackup(target.url, file);
  expect(await dumpTables(target.url)).toEqual(await dumpTables(api.url));
  await target.drop();
});

test('leaves no file when the backup is aborted', async () => {
  const lockingClient = new pg.Client({ connectionString: api.url });
  await lockingClient.connect();
  await lockingClient.query('begin; lock table members in access exclusive mode');
  const before = await readdir(folder);
  const interrupted = new AbortController();
  const backup = writeBackup(api.url, path.join(folder, 'aborted.backup'), {
    signal: interrupted.signal,
  });
  await eventually(async () => expect((await readdir(folder)).length).toBe(before.length + 1));
  interrupted.abort();
  await expect(backup).rejects.toThrow();
  expect(await readdir(folder)).toEqual(before);
  await lockingClient.end();
});

test('reports the numbers of members, vacancies and other records in the backup', async () => {
  const target = await createTestApi();
  await target.createMember();
  await createVacancyApplication(target);
  const counts = await writeBackup(target.url, path.join(folder, 'counted.backup'));
  const { rows } = await target.pool.query('select count(*)::int as members from members');
  expect(describeRowCounts(counts)).toMatch(
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
  ['is compressed but has other content', gzipSync('{}\n{}\n'), 'バックアップのファイルではありません。'],
  [
    'has a line that does not belong to a backup',
    gzipSync('{"format":"kaikei-backup","version":1,"createdAt":"","migrations":[]}\n{"name":1}\n'),
    'バックアップのファイルが途中で切れているか、壊れています。',
  ],
])('rejects a file that %s before it opens a database', async (_, content, problem) => {
  const file = content === 'folder' ? folder : path.join(folder, 'invalid.backup');
  await rm(path.join(folder, 'invalid.backup'), { force: true });
  if (content && content !== 'folder') await writeFile(file, content);
  const program = createProgram({
    connect: () => Promise.reject(new Error('a database was opened')),
    siteOrigin: 'http://localhost:3000',
    user: 'operator',
    lookUpIssuer: uncheckedRegistry,
    write: () => undefined,
  });
  await expect(program.parseAsync(['restore', file], { from: 'user' })).rejects.toThrow(problem);
});

describe('an encrypted backup', () => {
  /** Runs a command that needs no database. @returns its lines */
  async function operator(...words: string[]): Promise<string[]> {
    const lines: string[] = [];
    const unused = () => Promise.reject(new Error('the command used the database'));
    await createProgram({
      connect: unused,
      siteOrigin: 'http://localhost:3000',
      user: 'test',
      lookUpIssuer: uncheckedRegistry,
      write: (text) => lines.push(...text.trimEnd().split('\n')),
    }).parseAsync(words, { from: 'user' });
    return lines;
  }

  test('is restored with its key, and tells nothing without it', async () => {
    const [key, otherKey] = [path.join(folder, 'own.key'), path.join(folder, 'other.key')];
    const recipient = (await operator('backup', 'key', key)).at(-1) ?? '';
    await operator('backup', 'key', otherKey);
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    const file = path.join(folder, 'encrypted.backup');
    await writeBackup(api.url, file, { recipients: [recipient] });
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(() => gunzipSync(bytes)).toThrow();

    const target = await createEmptyDatabase();
    await expect(restoreBackup(target.url, file)).rejects.toThrow('--identity');
    await expect(restoreBackup(target.url, file, { identity: otherKey })).rejects.toThrow('この鍵では');
    await expect(restoreBackup(target.url, file, { identity: file })).rejects.toThrow(
      '鍵のファイルではありません',
    );
    await restoreBackup(target.url, file, { identity: key });
    expect(await dumpTables(target.url)).toEqual(await dumpTables(api.url));
    await target.drop();

    const [intact = '', counts, version] = await operator('backup', 'verify', file, '--identity', key);
    expect(intact).toContain('壊れていません');
    expect(counts).toMatch(/^会員 \d+ 名/);
    expect(version).toContain('この版と同じです');
    await writeFile(path.join(folder, 'cut-encrypted.backup'), bytes.subarray(0, bytes.length - 100));
    await expect(
      operator('backup', 'verify', path.join(folder, 'cut-encrypted.backup'), '--identity', key),
    ).rejects.toThrow('壊れています');
  });

  test('is not written for something that is no recipient', async () => {
    const file = path.join(folder, 'nobody.backup');
    await expect(writeBackup(api.url, file, { recipients: ['age1nobody'] })).rejects.toThrow('宛先');
    expect(await readdir(folder)).not.toContain('nobody.backup');
  });
});
