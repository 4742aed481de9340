import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOpenVacancy } from '@/tests/setup/applications';
import { changedEnv, restoreEnv } from '@/tests/setup/changed-env';
import { markdownOf, SEMINAR_RECORD, setUpCli, VACANCY_RECORD, yamlOf } from '@/tests/setup/cli';
import { jsonOf } from '../setup/agent';
import { createTestApi } from '../setup/api';

const cli = setUpCli();
const { run: operator } = cli;

/** Returns the record of that title from a list, because the tests of this file share a database. */
async function withTitle(call: string, title: string) {
  const reply = await jsonOf(await cli.api.agent().get(call));
  return (reply.results ?? reply).find((record: { title: string }) => record.title === title);
}
const vacancy = (fields: object) => yamlOf({ ...VACANCY_RECORD, ...fields });
const seminar = (fields: object) => yamlOf({ ...SEMINAR_RECORD, ...fields });
const day = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('counts dates such as "in 12 days" from the day of the import', async () => {
  const fields = { title: '月次決算の支援', published_at: '1 day ago at 10:00' };
  await operator('vacancies', 'import', await cli.write('relative.yaml', vacancy(fields)));
  const { id } = await withTitle('/vacancies/', '月次決算の支援');
  expect(await jsonOf(await cli.api.agent().get(`/vacancies/${id}/`))).toMatchObject({
    starts_on: day(30),
    published_at: `${day(-1)}T10:00:00+09:00`,
    deadline: `${day(12)}T18:00:00+09:00`,
    status: 'open',
  });
});

test('reports an invalid date and the accepted formats', async () => {
  const file = await cli.write('dates.yaml', vacancy({ starts_on: 'soon', deadline: 'in 12 days' }));
  const failed = operator('vacancies', 'import', file);
  await expect(failed).rejects.toThrow(`${file}:10 starts_on：YYYY-MM-DD か "in 12 days"`);
  await expect(failed).rejects.toThrow(/dates\.yaml:15 deadline：.*"in 12 days at 18:00" の形の日時/);
});

test('imports a closed vacancy as closed, and rejects a vacancy that occurs twice in the files', async () => {
  const fields = { title: '決算開示の支援', closed_at: '1 day ago at 12:00' };
  const closed = await cli.write('closed.yaml', vacancy(fields));
  await operator('vacancies', 'import', closed);
  expect(await withTitle('/vacancies/?status=close', '決算開示の支援')).toMatchObject({ status: 'close' });
  const open = vacancy({ deadline: 'in 8 days at 18:00' });
  const twice = operator(
    'vacancies',
    'import',
    await cli.write('1.yaml', open),
    await cli.write('2.yaml', open),
  );
  await expect(twice).rejects.toThrow(/2\.yaml:1 title：同じ案件が、この取り込みの中に2つあります。/);
});

test('imports a Markdown column, sanitizes it, replaces it on a second import, and hides it when closed', async () => {
  const column = { id: 9001, title: '連結決算を三日早める', lead: '現場の工夫を聞きました。', tags: [133] };
  const text = '## はじめに\n\n**連結決算**の話です。<script>alert(1)</script>';
  const file = await cli.write('column.md', markdownOf(column, text));
  expect(await operator('columns', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  const title = '連結決算を五日早める';
  await cli.write('column.md', markdownOf({ ...column, title }, text));
  expect(await operator('columns', 'import', file)).toMatch(/^追加 0 件、更新 1 件、変更なし 0 件$/m);
  const { id, body } = await withTitle('/columns/', title);
  expect([id, await withTitle('/columns/', column.title)]).toEqual([9001, undefined]);
  expect(body).toContain('<strong>連結決算</strong>');
  expect(body).not.toContain('script');
  await operator('columns', 'close', '9001');
  expect(await withTitle('/columns/', title)).toBeUndefined();
});

test.each([
  ['columns', { title: '変わらない記事', lead: '説明', tags: [133] }, () => Promise.resolve(9100)],
  [
    'vacancies',
    { ...VACANCY_RECORD, description: undefined, title: '変わらない案件' },
    () => createOpenVacancy(cli.api),
  ],
])('keeps the modification date of %s that are imported unchanged', async (kind, fields, create) => {
  const id = await create();
  const importWith = async (text: string) =>
    operator(kind, 'import', await cli.write('same.md', markdownOf({ id, ...fields }, text)));
  const changedAt = async () =>
    (await cli.api.pool.query(`select updated_at from ${kind} where id = $1`, [id])).rows[0].updated_at;
  await importWith('説明');
  const before = await changedAt();
  expect(await importWith('説明')).toMatch(
    /^追加 0 件、更新 0 件、変更なし 1 件\n登録済みの内容と同じため、変更はありません。$/m,
  );
  expect(await changedAt()).toEqual(before);
  await importWith('別の説明');
  expect((await changedAt()) > before).toBe(true);
});

test('adds a tag once', async () => {
  const file = await cli.write('tags.json', '[{ "id": 140, "name": "国際会計士" }]');
  expect(await operator('tags', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  expect(await operator('tags', 'import', file)).toMatch(/^追加 0 件、更新 0 件、変更なし 1 件$/m);
  expect(await jsonOf(await cli.api.agent().get('/tags/'))).toContainEqual({ id: 140, name: '国際会計士' });
});

test('imports a vacancy once, replaces it by its id, closes it and publishes it again', async () => {
  const write = (fields: object) =>
    cli.write(
      'vacancy.md',
      markdownOf({ ...VACANCY_RECORD, description: undefined, ...fields }, '帳票の自動化も。'),
    );
  const file = await write({ title: '帳票の整備' });
  expect(await operator('vacancies', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  await expect(operator('vacancies', 'import', file)).rejects.toThrow(
    /vacancy\.md:2 title：同じ案件があります/,
  );
  const { id, status } = await withTitle('/vacancies/', '帳票の整備');
  expect(status).toBe('open');
  await write({ id, title: '帳票の高度化', categories: [3, 2] });
  expect(await operator('vacancies', 'import', file)).toMatch(/^追加 0 件、更新 1 件、変更なし 0 件$/m);
  const find = () => withTitle('/vacancies/', '帳票の高度化');
  expect(await find()).toMatchObject({ id, categories: [{ id: 3 }, { id: 2 }] });
  await operator('vacancies', 'close', String(id));
  expect((await find()).status).toBe('close');
  await operator('vacancies', 'publish', String(id));
  expect((await find()).status).toBe('open');
});

test("adds the site's picture and its sharing picture to a column that names a picture", async () => {
  const file = await cli.write(
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
  const file = await cli.write(
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
  const file = await cli.write(
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
  const lecturer = await cli.write(
    'lecturer.yaml',
    seminar({ speakers: [{ ...SEMINAR_RECORD.speakers[0], picture: '/images/no.webp' }] }),
  );
  await expect(operator('seminars', 'import', lecturer)).rejects.toThrow(
    'speakers.0.picture：画像がありません。',
  );
});

test('shows a seminar without free seats as full, and rejects later changes of its seats and status', async () => {
  const full = { title: '満席の講座', capacity: 20, seats_taken: 20, published_at: '2 days ago at 10:00' };
  await operator('seminars', 'import', await cli.write('full.yaml', seminar(full)));
  const { id, status } = await withTitle('/seminars/', full.title);
  expect(status).toBe('full');

  const change = async (fields: object) =>
    operator(
      'seminars',
      'import',
      await cli.write('change.yaml', seminar({ id, title: full.title, ...fields })),
    );
  await expect(change({ capacity: 30, seats_taken: 1 })).rejects.toThrow(/change\.yaml:12 seats_taken：/);
  const cancelled = { cancelled_at: '0 days ago at 00:00', cancel_reason: '講師急病' };
  await expect(change(cancelled)).rejects.toThrow(/cancelled_at：.*seminars cancel/);
  await expect(change({ capacity: 20, seats_taken: 21 })).rejects.toThrow('定員を超えています。');
});

test('imports a cancelled seminar as cancelled, and requires the reason', async () => {
  const half = { title: '税効果の実務', cancelled_at: '1 day ago at 12:00' };
  await expect(operator('seminars', 'import', await cli.write('half.yaml', seminar(half)))).rejects.toThrow(
    '中止の日時と理由は、両方を',
  );
  const whole = await cli.write('whole.yaml', seminar({ ...half, cancel_reason: '講師急病' }));
  await operator('seminars', 'import', whole);
  expect(await withTitle('/seminars/', half.title)).toMatchObject({
    status: 'cancelled',
    cancel_reason: '講師急病',
  });
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
  ['vacancies', 'vacancy.yaml', vacancy({ place: '新宿\u0000' }), 'place'],
  ['seminars', 'seminar.yaml', seminar({ audience: ['経理\u001b[31m'] }), 'audience.0'],
])('refuses control characters in %s and names the field (%s)', async (kind, name, content, field) => {
  const file = await cli.write(name, content);
  await expect(operator(kind, 'import', file)).rejects.toThrow(
    new RegExp(`${name}:\\d+ ${field}：使用できない文字が含まれています。`),
  );
  expect(await jsonOf(await cli.api.agent().get('/tags/'))).not.toContainEqual(
    expect.objectContaining({ id: 90_001 }),
  );
});

test('refuses a file that was saved in Shift_JIS and says how to save it', async () => {
  const file = await cli.write('shift-jis.yaml', '');
  await writeFile(file, Buffer.from('id: 90001\nname: \x8a\xc4\x8d\xb8', 'latin1'));
  await expect(operator('tags', 'import', file)).rejects.toThrow(
    /shift-jis\.yaml 文字コードをUTF-8にして保存してください。/,
  );
});
