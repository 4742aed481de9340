import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { setUpCli } from '@/tests/setup/cli';
import { jsonOf } from '../setup/agent';
import { createTestApi } from '../setup/api';

const cli = setUpCli();
const { run: operator } = cli;

async function write(name: string, content: string): Promise<string> {
  const file = path.join(cli.folder, name);
  await writeFile(file, content);
  return file;
}

/** Returns the record of that title from a list, because the tests of this file share a database. */
async function withTitle(call: string, title: string) {
  const reply = await jsonOf(await cli.api.agent().get(call));
  return (reply.results ?? reply).find((record: { title: string }) => record.title === title);
}
const day = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 24 * 3_600_000).toISOString().slice(0, 10);

const vacancy = (fields = '', title = '連結決算の早期化支援') => `title: ${title}
company_profile: 東証プライム・製造業
categories: [2]
skills: [連結決算]
reward: { unit: month, min: 700000 }
working_days: { min: 2, max: 3 }
region: "13"
remote: partial
hours: 1日8時間
duration: 6か月
description: 子会社14社の決算日程の短縮をお任せします。
requirements: [公認会計士]
selection: 面談1回
${fields}`;

const seminar = (fields = '') => `title: 収益認識の実務
lead: 実務で迷う論点を整理します。
topic: 会計・監査
description: 契約の識別から開示までを扱います。
speakers: [{ name: 青木 健一, title: 公認会計士, profile: 監査法人を経て独立。 }]
starts_at: in 12 days at 19:00
ends_at: in 12 days at 21:00
online_url: https://meet.example.com/abc
fee: 0
${fields}`;

test('counts dates such as "in 12 days" from the day of the import', async () => {
  const dates = 'starts_on: in 30 days\npublished_at: 1 day ago at 10:00\ndeadline: in 12 days at 18:00\n';
  await operator('vacancies', 'import', await write('relative.yaml', vacancy(dates, '月次決算の支援')));
  const { id } = await withTitle('/vacancies/', '月次決算の支援');
  expect(await jsonOf(await cli.api.agent().get(`/vacancies/${id}/`))).toMatchObject({
    starts_on: day(30),
    published_at: `${day(-1)}T10:00:00+09:00`,
    deadline: `${day(12)}T18:00:00+09:00`,
    status: 'open',
  });
});

test('reports an invalid date and the accepted formats', async () => {
  const dates = 'starts_on: soon\ndeadline: in 12 days\n';
  const file = await write('dates.yaml', vacancy(dates));
  const failed = operator('vacancies', 'import', file);
  await expect(failed).rejects.toThrow(`${file}:14 starts_on：YYYY-MM-DD か "in 12 days"`);
  await expect(failed).rejects.toThrow(/dates\.yaml:15 deadline：.*"in 12 days at 18:00" の形の日時/);
});

test('imports a closed vacancy as closed, and rejects a vacancy that occurs twice in the files', async () => {
  const dates = 'starts_on: in 30 days\ndeadline: in 9 days at 18:00\n';
  const closed = await write(
    'closed.yaml',
    vacancy(`${dates}closed_at: 1 day ago at 12:00\n`, '決算開示の支援'),
  );
  await operator('vacancies', 'import', closed);
  expect(await withTitle('/vacancies/?status=close', '決算開示の支援')).toMatchObject({ status: 'close' });
  const open = vacancy('starts_on: in 30 days\ndeadline: in 8 days at 18:00\n');
  const twice = operator('vacancies', 'import', await write('1.yaml', open), await write('2.yaml', open));
  await expect(twice).rejects.toThrow(/2\.yaml:1 title：同じ案件が、この取り込みの中に2つあります。/);
});

test("adds the site's picture and its sharing picture to a column that names a picture", async () => {
  const file = await write(
    'column.md',
    '---\ntitle: 記事\nlead: 説明\ntags: [133]\npicture: three-days-a-week\n---\n本文\n',
  );
  await operator('columns', 'import', file);
  expect(await withTitle('/columns/', '記事')).toMatchObject({
    picture: { src: '/images/columns/three-days-a-week.webp', width: 1600, height: 900, alt: '' },
    share_image: '/images/columns/share/three-days-a-week.png',
  });
  await writeFile(file, (await readFile(file, 'utf8')).replace('three-days-a-week', 'no such picture'));
  await expect(operator('columns', 'import', file)).rejects.toThrow(/column\.md:5 picture\.src：\/images\//);
});

test.each([
  '/images/../legal/terms.md',
  '/images/columns/../../../package.json',
  '/images/./a.webp',
  '/images/..',
  '/images//a.webp',
])('refuses the picture %s, which is not below the folder of the pictures', async (src) => {
  const file = await write(
    'outside.md',
    `---\ntitle: 外の画像\nlead: 説明\ntags: [133]\npicture: { src: ${src}, width: 8, height: 8, alt: '' }\n---\n本文\n`,
  );
  await expect(operator('columns', 'import', file)).rejects.toThrow(
    'picture.src：/images/ 以下のパスを指定してください。',
  );
});

test("takes the operator's own pictures from CONTENT_DIR, and refuses one that is not there", async () => {
  changedEnv.CONTENT_DIR = cli.folder;
  onTestFinished(restoreEnv);
  const fields = 'title: 自前の画像\nlead: 説明\ntags: [133]';
  const file = await write(
    'own.md',
    `---\n${fields}\npicture: { src: /images/columns/own.webp, width: 800, height: 450, alt: 会議室 }\n---\n本文\n`,
  );
  const picture = path.join(cli.folder, 'images/columns/own.webp');
  await expect(operator('columns', 'import', file)).rejects.toThrow(
    `${file}:5 picture.src：画像がありません。${picture} に置いてください。`,
  );
  await mkdir(path.dirname(picture), { recursive: true });
  await writeFile(picture, 'picture');
  expect(await operator('columns', 'import', file)).toContain('追加 1 件');
  const lecturer = await write(
    'lecturer.yaml',
    seminar().replace('経て独立。', '経て独立。, picture: /images/no.webp'),
  );
  await expect(operator('seminars', 'import', lecturer)).rejects.toThrow(
    'speakers.0.picture：画像がありません。',
  );
});

test('shows a seminar without free seats as full, and rejects later changes of its seats and status', async () => {
  const full = 'capacity: 20\nseats_taken: 20\npublished_at: 2 days ago at 10:00\n';
  await operator('seminars', 'import', await write('full.yaml', seminar(full)));
  const { id, status } = await withTitle('/seminars/', '収益認識の実務');
  expect(status).toBe('full');

  const change = async (fields: string) =>
    operator('seminars', 'import', await write('change.yaml', `id: ${id}\n${seminar(fields)}`));
  await expect(change('capacity: 30\nseats_taken: 1\n')).rejects.toThrow(/change\.yaml:12 seats_taken：/);
  const cancelled = 'cancelled_at: 0 days ago at 00:00\ncancel_reason: 講師急病\n';
  await expect(change(cancelled)).rejects.toThrow(/cancelled_at：.*seminars cancel/);
  await expect(change('capacity: 20\nseats_taken: 21\n')).rejects.toThrow('定員を超えています。');
});

test('imports a cancelled seminar as cancelled, and requires the reason', async () => {
  const other = seminar().replace('収益認識の実務', '税効果の実務');
  const half = await write('half.yaml', `${other}cancelled_at: 1 day ago at 12:00\n`);
  await expect(operator('seminars', 'import', half)).rejects.toThrow('中止の日時と理由は、両方を');
  const whole = `${other}cancelled_at: 1 day ago at 12:00\ncancel_reason: 講師急病\n`;
  await operator('seminars', 'import', await write('whole.yaml', whole));
  expect(await withTitle('/seminars/', '税効果の実務')).toMatchObject({ status: 'cancelled' });
});

test('a mistake in the demo data stops the startup with one line that names file, line and field', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-content-'));
  const api = await createTestApi();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await api.drop();
    await rm(folder, { recursive: true, force: true });
  });
  await cp('content', folder, { recursive: true });
  const file = path.join(folder, 'demo', 'vacancies', '01-showcase.yaml');
  const content = await readFile(file, 'utf8');
  await writeFile(file, content.replace("region: '13'", "region: '48'"));
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { seedDemo } = await import('@/server/demo/seed');
  await expect(seedDemo(api.db)).rejects.toMatchObject({
    name: 'StartupError',
    message: `Cannot start: ${file}:7 region：都道府県コード（01〜47）を指定してください。`,
  });
  await writeFile(file, content);
  expect(await seedDemo(api.db)).toBe(true);
});

test.each([
  ['tags', 'tag.json', '{ "id": 90001, "name": "監査\\u0007" }', 'name'],
  ['tags', 'tag.yaml', 'id: 90001\nname: "監査\\u202e"', 'name'],
  ['vacancies', 'vacancy.yaml', vacancy('place: "新宿\\u0000"'), 'place'],
  ['seminars', 'seminar.yaml', seminar('audience: ["経理\\u001b[31m"]'), 'audience.0'],
])('refuses control characters in %s and names the field (%s)', async (kind, name, content, field) => {
  const file = await write(name, content);
  await expect(operator(kind, 'import', file)).rejects.toThrow(
    new RegExp(`${name}:\\d+ ${field}：使用できない文字が含まれています。`),
  );
  expect(await jsonOf(await cli.api.agent().get('/tags/'))).not.toContainEqual(
    expect.objectContaining({ id: 90_001 }),
  );
});

test('refuses a file that was saved in Shift_JIS and says how to save it', async () => {
  const file = await write('shift-jis.yaml', '');
  await writeFile(file, Buffer.from('id: 90001\nname: \x8a\xc4\x8d\xb8', 'latin1'));
  await expect(operator('tags', 'import', file)).rejects.toThrow(
    /shift-jis\.yaml 文字コードをUTF-8にして保存してください。/,
  );
});
