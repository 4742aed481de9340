import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { setUpCli, VACANCY_RECORD } from '@/tests/setup/cli';
import { parseCsv } from '@/tests/setup/csv';
import { createOpenSeminar } from '@/tests/setup/samples';

const cli = setUpCli();

const BASE = {
  ...VACANCY_RECORD,
  categories: [1],
  reward: { unit: 'month', min: 700_000, max: 900_000 },
  starts_on: '2027-04-01',
  description: '日程の短縮',
  deadline: '2099-03-01T18:00:00+09:00',
};

/** What people and programs write into texts, and what a spreadsheet takes for something else. */
const TEXTS = [
  '=HYPERLINK("https://evil.example")',
  '+81-3',
  '-1',
  '@cmd',
  '＝2+2',
  "'=2+2",
  "''+1",
  "'引用",
  'カンマ,読点、「"引用符"」;タブ\tの後',
  '一行目\n二行目\n\n=2+2',
  '一行目\r\n二行目',
  '記入例',
  '001',
  '①㈱～ⅲ𠮷',
];

const VACANCIES = [
  ...TEXTS.map((text, at) => ({
    ...BASE,
    title: `${text}`,
    company_profile: `${at}`,
    description: text,
    selection: text,
    place: text,
    skills: [text],
    requirements: [text, 'もう一つ'],
    preferred: [text],
  })),
  {
    ...BASE,
    title: '一つだけのスキル',
    skills: ['Power BI, Excel'],
    reward: { unit: 'hour', min: 0, max: null },
  },
  {
    ...BASE,
    title: 'スキルなし',
    skills: [],
    region: '47',
    remote: 'none',
    published_at: '2099-01-01T10:00:00+09:00',
  },
  { ...BASE, title: '秒のある締切', deadline: '2099-03-01T23:59:59+09:00' },
];

const file = (name: string) => path.join(cli.folder, name);
const readVacancies = async () => {
  const { rows } = await cli.api.pool.query('select * from vacancies order by id');
  return rows;
};

beforeAll(async () => {
  await writeFile(file('vacancies.json'), JSON.stringify(VACANCIES));
  await cli.run('vacancies', 'import', file('vacancies.json'));
  const [closed] = await readVacancies();
  await cli.run('vacancies', 'close', String(closed.id));
});

test('an exported spreadsheet of hostile texts changes nothing when it is imported again', async () => {
  const before = await readVacancies();
  const count = VACANCIES.length;
  expect(await cli.run('vacancies', 'export', file('all.csv'))).toBe(
    `${count} 件を ${file('all.csv')} に書き出しました。`,
  );
  expect((await stat(file('all.csv'))).mode & 0o777).toBe(0o600);
  // No cell is a formula for a spreadsheet.
  for (const cell of parseCsv(await readFile(file('all.csv'), 'utf8')).flat())
    expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
  expect(await cli.run('vacancies', 'import', file('all.csv'))).toContain(
    `追加 0 件、更新 0 件、変更なし ${count} 件`,
  );
  expect(await readVacancies()).toEqual(before);
});

test('a changed row of an exported spreadsheet changes that vacancy only, and keeps what was not changed', async () => {
  await cli.run('vacancies', 'export', file('some.csv'));
  const [headings = [], ...rows] = parseCsv(await readFile(file('some.csv'), 'utf8'));
  const at = (name: string) => headings.indexOf(name);
  const row = rows.find((cells) => cells[at('案件名')] === '秒のある締切') ?? [];
  row[at('報酬（上限）')] = '950,000円';
  const before = await readVacancies();
  // As a spreadsheet saves it: other quotation marks, and without a byte order mark.
  const quoted = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  await writeFile(file('changed.csv'), [headings.join(','), ...quoted].join('\r\n'));
  expect(await cli.run('vacancies', 'import', file('changed.csv'))).toContain(
    `更新 1 件、変更なし ${rows.length - 1} 件`,
  );
  const changed = { id: row[at('ID')], reward_max: 950_000, deadline: new Date('2099-03-01T23:59:59+09:00') };
  const after = await readVacancies();
  expect(after.find(({ id }) => id === changed.id)).toMatchObject(changed);
  const others = (all: { id: string }[]) => all.filter(({ id }) => id !== changed.id);
  expect(others(after)).toEqual(others(before));
});

test('a row that was copied for another vacancy, but with its id, is a mistake and replaces nothing', async () => {
  await cli.run('vacancies', 'export', file('copied.csv'));
  const exported = await readFile(file('copied.csv'), 'utf8');
  const [headings = [], row = [], ...rows] = parseCsv(exported);
  const [id] = row;
  const copy = row.map((cell, at) => (headings[at] === '案件名' ? '写した行の案件' : cell));
  const line = copy.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  expect(await cli.importMistakes('vacancies', 'copy.csv', `${exported.trimEnd()}\r\n${line}\r\n`)).toEqual([
    `:${rows.length + 3}行目 ID：ID ${id} が、この取り込みの中に2つあります。`,
  ]);
  const tags = [9001, 9002, 9001].map((tag) => `- { id: ${tag}, name: タグ${tag} }`).join('\n');
  expect(await cli.importMistakes('tags', 'tags.yaml', tags)).toEqual([
    ':3 id：ID 9001 が、この取り込みの中に2つあります。',
  ]);
});

test('does not overwrite a file, and names the file when its folder does not exist', async () => {
  await writeFile(file('mine.csv'), '大切な表');
  for (const options of [[], ['--dry-run']])
    await expect(cli.run('vacancies', 'export', file('mine.csv'), ...options)).rejects.toThrow(
      '同じ名前のファイルがあります',
    );
  expect(await readFile(file('mine.csv'), 'utf8')).toBe('大切な表');
  const missing = path.join(cli.folder, 'missing', 'applications.csv');
  await expect(cli.run('applications', 'export', missing)).rejects.toMatchObject({
    code: 'ENOENT',
    path: missing,
  });
});

test('vacancies show prints the whole record, also of a hidden one, with its line breaks', async () => {
  const { rows } = await cli.api.pool.query(
    `select id from vacancies where description = e'一行目\\n二行目\\n\\n=2+2'`,
  );
  const shown = await cli.run('vacancies', 'show', rows[0].id);
  expect(shown).toContain('\n内容\t一行目\n\t二行目\n\t\n\t=2+2\n');
  for (const line of [
    '報酬の単位\t月額',
    '報酬（上限）\t900000',
    '都道府県\t東京都',
    '開始日\t2027/04/01',
    '応募\t0 件',
  ])
    expect(shown).toContain(`\n${line}`);
  const hidden = await cli.api.pool.query(`select id from vacancies where title = 'スキルなし'`);
  const text = await cli.run('vacancies', 'show', hidden.rows[0].id);
  expect(text).toMatch(/\n状態\t公開前\n[\s\S]*\nスキル\t-\n/);
});

test('seminars and columns show print the whole record', async () => {
  const id = await createOpenSeminar(cli.api.db);
  const { rows } = await cli.api.pool.query('select * from seminars where id = $1', [id]);
  const seminar = await cli.run('seminars', 'show', String(id));
  expect(seminar).toContain(`\nリード文\t${rows[0].lead}\n`);
  for (const [at, { name }] of rows[0].speakers.entries())
    expect(seminar).toContain(`\n講師${at + 1}\t${name}\n`);
  await writeFile(
    file('column.yaml'),
    'id: 77\ntitle: 記事\nlead: 説明\ntags: [133, 126]\nbody: <h2>見出し</h2><p>本文</p>\npeople: [{ name: 青木, title: 会計士 }]\n',
  );
  await cli.run('columns', 'import', file('column.yaml'));
  const column = await cli.run('columns', 'show', '77');
  expect(column).toMatch(/\nリード\t説明\n/);
  expect(column).toMatch(/\n人物\t青木（会計士）\n/);
  expect(column).toMatch(/\n本文\t<h2.*見出し<\/h2>/);
  const json = JSON.parse(await cli.run('columns', 'show', '77', '--json'));
  expect(json.result.record.details).toMatchObject({ リード: '説明', 人物: '青木（会計士）' });
});
