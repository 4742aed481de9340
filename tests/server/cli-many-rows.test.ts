import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { READ_BATCH } from '@/server/db/batches';
import { setUpCli, VACANCY_RECORD } from '@/tests/setup/cli';
import { parseCsv } from '@/tests/setup/csv';
import { createOpenSeminar, insertVacancySamples } from '@/tests/setup/samples';

const APPLICATIONS = 2 * READ_BATCH + 50;
const MEMBERS = APPLICATIONS / 2;

const cli = setUpCli();

const select = async (text: string) => (await cli.api.pool.query(text)).rows;

beforeAll(async () => {
  const { db, pool } = cli.api;
  const vacancies = await insertVacancySamples(db, [{ title: '連結決算' }, { title: '税務申告' }]);
  const seminar = await createOpenSeminar(db);
  await pool.query(
    `insert into members (email, status, family_name, given_name, family_name_kana, given_name_kana, last_login_at)
      select 'member' || n || '@example.com', 'active', '山田', n::text, 'やまだ', 'はなこ',
        now()
      from generate_series(1, ${MEMBERS}) n`,
  );
  await pool.query(
    `insert into vacancy_applications (member_id, vacancy_id, status, event_count, start_timing, message, request)
      select m.id, v.id, 'applied', 1, 'immediately', '改行' || chr(10) || 'と"引用"', ''
      from members m, unnest($1::int[]) v(id) order by v.id, m.id desc`,
    [vacancies],
  );
  await pool.query(
    `insert into seminar_applications (member_id, seminar_id, status, event_count)
      select id, $1, 'applied', 1 from members order by id desc`,
    [seminar],
  );
});
afterEach(() => vi.restoreAllMocks());

/** Returns a function with the largest number of rows that a statement has returned since. */
function watchStatements() {
  const query = vi.spyOn(cli.api.pool, 'query');
  return async () => {
    const results = await Promise.all(query.mock.results.map(({ value }) => value));
    return Math.max(...results.map((result) => result.rows.length));
  };
}

test.each([
  ['vacancy', []],
  ['seminar', ['--seminars']],
])('exports all %s applications once, oldest first, and reads them in batches', async (kind, options) => {
  const file = path.join(cli.folder, `${kind}.csv`);
  const largestResult = watchStatements();
  const printed = await cli.run('applications', 'export', file, '--json', ...options);
  expect(await largestResult()).toBe(READ_BATCH);
  const stored = await select(`select id, member_id from ${kind}_applications order by id`);
  expect(JSON.parse(printed).result.applications).toBe(stored.length);
  const [header, ...rows] = parseCsv(await readFile(file, 'utf8'));
  expect(header?.slice(5, 8)).toEqual(['会員ID', '氏名', 'メールアドレス']);
  expect(rows.map(([id, , , , , member]) => ({ id, member_id: member }))).toEqual(stored);
  const [first] = rows;
  expect(first?.slice(4, 8)).toEqual([
    kind === 'vacancy' ? '連結決算' : expect.any(String),
    String(MEMBERS),
    `山田 ${MEMBERS}`,
    `member${MEMBERS}@example.com`,
  ]);
});

test.each([
  ['applications list', 'applications', APPLICATIONS],
  ['members list', 'members', MEMBERS],
])('%s prints all rows in batches, as lines and as JSON', async (name, field, count) => {
  const words = name.split(' ');
  const largestResult = watchStatements();
  const [, ...lines] = (await cli.run(...words)).split('\n');
  const listed = JSON.parse(await cli.run(...words, '--json')).result[field];
  expect(await largestResult()).toBeLessThanOrEqual(READ_BATCH);
  expect([lines.length, listed.length]).toEqual([count, count]);
  expect(lines.map((line) => Number(line.split('\t')[0]))).toEqual(
    listed.map(({ id }: { id: number }) => id),
  );
});

test('reads 10,000 vacancies in JSON with 256 MB', async () => {
  const file = path.join(cli.folder, 'vacancies.json');
  const vacancies = Array.from({ length: 10_000 }, (_, number) => ({
    ...VACANCY_RECORD,
    title: `連結決算の早期化支援 ${number}`,
    categories: [2, 3, 1],
    skills: ['連結決算', 'IFRS', '決算早期化'],
    place: '千代田区（大手町駅 徒歩3分）',
    description: '月次連結の締めを9営業日から5営業日に縮める取り組みをお任せします。'.repeat(6),
    requirements: ['公認会計士またはUSCPA', '連結決算の実務3年以上', '子会社と調整した経験'],
    preferred: ['連結会計システムの導入の経験', '英語での読み書き'],
  }));
  await writeFile(file, JSON.stringify(vacancies));
  const script = `
    const { readImports } = await import('./server/imports/service.ts');
    let count = 0;
    for await (const records of readImports('vacancies', [process.argv[1]])) count += records.length;
    process.stdout.write(String(count));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--max-old-space-size=256', '--import', 'tsx', '--input-type=module', '--eval', script],
    file,
  ]);
  expect(stdout).toBe('10000');
});
