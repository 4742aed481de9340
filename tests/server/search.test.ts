import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '@/server/db/transaction';
import { runCleanup } from '@/server/jobs/start-jobs';
import { insertVacancySamples } from '@/tests/setup/samples';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';

const api = setUpTestApi();
const EMPTY_VACANCY = {
  title: '',
  companyProfile: '',
  description: '',
  skills: [],
  requirements: [],
  preferred: [],
  categories: [],
  region: '47',
};

beforeAll(async () => {
  await insertVacancySamples(api.db, [
    { ...EMPTY_VACANCY, title: '連結決算の早期化（IPO 準備会社）' },
    { ...EMPTY_VACANCY, title: '税務デューデリジェンス補助', skills: ['M&A'], region: '27' },
    { ...EMPTY_VACANCY, title: 'J-SOXの運用評価', companyProfile: '株式会社カイケイ・グループ' },
    { ...EMPTY_VACANCY, title: '非常勤監査', description: '100%子会社の往査\\実査です。', categories: [12] },
    {
      ...EMPTY_VACANCY,
      title: '経理マネージャー候補',
      requirements: ['公認会計士の方'],
      preferred: ['決算の経験'],
    },
    {
      ...EMPTY_VACANCY,
      title: '棚卸の改善（条件検索）',
      region: '01',
      remote: 'full',
      daysMin: 2,
      daysMax: 2,
      rewardUnit: 'month',
      rewardMin: 480_000,
      rewardMax: 600_000,
    },
    {
      ...EMPTY_VACANCY,
      title: '原価の見直し（条件検索）',
      region: '40',
      remote: 'partial',
      daysMin: 2,
      daysMax: 3,
      rewardUnit: 'hour',
      rewardMin: 8000,
      rewardMax: null,
    },
    {
      ...EMPTY_VACANCY,
      title: '倉庫の立会い（条件検索）',
      region: '40',
      remote: 'none',
      daysMin: 5,
      daysMax: 5,
      companyProfile: '東証プライム・製造業',
    },
    { ...EMPTY_VACANCY, title: 'O\'Reilly_日本法人 "監査" 𠮷野' },
  ]);
});

async function searchTitles(search: string): Promise<string[]> {
  const response = await api.agent().get(`/vacancies/?${new URLSearchParams({ search })}`);
  expect(response.status, search).toBe(200);
  const { count, results } = await jsonOf(response);
  expect(count).toBe(results.length);
  return results.map(({ title }: { title: string }) => title.slice(0, 4));
}

describe('a search', () => {
  test.each([
    ['決算', ['連結決算']],
    ['税務', ['税務デュ']],
    ['税', ['税務デュ']],
    ['ＩＰＯ', ['連結決算']],
    ['ipo', ['連結決算']],
    ['IPO準備', ['連結決算']],
    ['カイケイ', ['J-SO']],
    ['かいけい', ['J-SO']],
    ['ｶｲｹｲ', ['J-SO']],
    ['Ｊーｓｏｘ', ['J-SO']],
    ['jsox', ['J-SO']],
    ['マネージャ', ['経理マネ']],
    ['決算　ｉｐｏ', ['連結決算']],
    ['決算 税務', []],
    ['大阪', ['税務デュ']],
    ['沖縄 監査', ['非常勤監', "O'Re"]],
    ['公会計', ['非常勤監']],
    ['公認会計士', ['経理マネ']],
    ['デューデリジェンス', ['税務デュ']],
    ['デュー・デリジェンス', ['税務デュ']],
    ['「デューデリジェンス」', ['税務デュ']],
    ['カイケイグループ', ['J-SO']],
    ['（IPO準備会社）', ['連結決算']],
    ['時給8000円', ['原価の見']],
    ['m&a', ['税務デュ']],
    ['𠮷', ["O'Re"]],
    ['𠮷野', ["O'Re"]],
  ])('for %s finds %j', async (search, expected) => {
    expect(await searchTitles(search)).toEqual(expected);
  });

  test.each([
    ['フルリモート', ['棚卸の改']],
    ['リモート', ['棚卸の改', '原価の見']],
    ['一部リモート', ['原価の見']],
    ['出社', ['倉庫の立']],
    ['週2日', ['棚卸の改', '原価の見']],
    ['週3日', ['原価の見']],
    ['福岡', ['倉庫の立', '原価の見']],
    ['福岡県', ['倉庫の立', '原価の見']],
    ['月60万', ['棚卸の改']],
    ['60万円/月', ['棚卸の改']],
    ['時給8,000円', ['原価の見']],
    ['東証プライム', ['倉庫の立']],
  ])('for %s finds %j, as the rows show it', async (search, expected) => {
    const shown = await searchTitles(`条件検索 ${search}`);
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  test('finds characters with a meaning in SQL literally, and nothing else', async () => {
    expect(await searchTitles('%')).toEqual(['非常勤監']);
    expect(await searchTitles('_')).toEqual(["O'Re"]);
    expect(await searchTitles("O'Reilly")).toEqual(["O'Re"]);
    expect(await searchTitles('"監査" oreilly')).toEqual(["O'Re"]);
    expect(await searchTitles('\\')).toEqual(['非常勤監']);
    for (const nothing of ['%%', '決_', "'; drop table vacancies; --", '\\\\', 'NULL,']) {
      expect(await searchTitles(nothing), nothing).toEqual([]);
    }
  });

  test.each([' ', '　', '\u0000', '\u200b'])(
    'ignores a search of only blank or invisible characters: %j',
    async (search) => {
      expect(await searchTitles(search)).toHaveLength(9);
    },
  );

  test('answers searches of any length', async () => {
    expect(await searchTitles('決'.repeat(5000))).toEqual([]);
    expect(await searchTitles('決算 '.repeat(60))).toEqual(['連結決算']);
    expect(
      await searchTitles(Array.from({ length: 50 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(' ')),
    ).toEqual([]);
  });
});

test('after an update of the program, derives the texts again that an older version has written', async () => {
  const before = await api.db.execute(sql`select updated_at from vacancies where title like '棚卸%'`);
  await api.db.execute(
    sql`update vacancies set search_text = title, search_version = 0 where title like '棚卸%'`,
  );
  expect(await searchTitles('条件検索 フルリモート')).toEqual([]);
  await Promise.all([runCleanup(api.db), runCleanup(api.db)]);
  expect(await searchTitles('条件検索 フルリモート')).toEqual(['棚卸の改']);
  const after = await api.db.execute(sql`select updated_at from vacancies where title like '棚卸%'`);
  expect(after.rows).toEqual(before.rows);
});

test('uses the index for a search of two characters, without reading the table', async () => {
  const plan = await inTransaction(api.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select id from vacancies where vacancy_grams(search_text) @> '{決算}'`);
  });
  expect(JSON.stringify(plan.rows)).toContain('Bitmap Index Scan on vacancies_search_idx');
});

test('lets PostgreSQL start no further processes for a search, also when they seem to cost nothing', async () => {
  const plan = await inTransaction(api.db, async (tx) => {
    await tx.execute(sql`set local parallel_setup_cost = 0`);
    await tx.execute(sql`set local parallel_tuple_cost = 0`);
    await tx.execute(sql`set local min_parallel_table_scan_size = 0`);
    return tx.execute(sql`explain select id from vacancies where strpos(search_text, '決算') > 0`);
  });
  expect(JSON.stringify(plan.rows)).toMatch(/Seq Scan on vacancies/);
  expect(JSON.stringify(plan.rows)).not.toMatch(/Parallel|Gather/);
});
