import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CliError } from '@/server/cli/command-context';
import { jsonOf } from '@/tests/setup/agent';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpCli } from '@/tests/setup/cli';
import { createOpenSeminar } from '@/tests/setup/seminars';

const cli = setUpCli();
const { run: runCli } = cli;

test('suspending ends the sessions and sends one mail, and restoring allows the login again', async () => {
  const member = await cli.api.createMember({ activateAt: new Date('2026-01-05T00:00:00Z') });
  const browser = await cli.api.logInAs(member);
  await runCli('members', 'suspend', String(member.id));
  expect((await browser.get('/members/me/')).status).toBe(403);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
  await runCli('members', 'suspend', String(member.id));
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
  await runCli('members', 'restore', String(member.id));
  const restored = await cli.api.logInAs(member);
  // The contract began with the approval.
  expect((await jsonOf(await restored.get('/members/me/'))).member.activate_at).toBe(
    '2026-01-05T09:00:00+09:00',
  );
});

test('approves one waiting registration and refuses another', async () => {
  const [first, second] = [
    await cli.api.createMember({ status: 'waiting' }),
    await cli.api.createMember({ status: 'waiting' }),
  ];
  expect(await runCli('members', 'list', '--status', 'waiting')).toContain(first.email);
  await runCli('members', 'approve', String(first.id));
  await runCli('members', 'refuse', String(second.id));
  await expect(cli.api.logInAs(first)).resolves.toBeDefined();
  await expect(cli.api.logInAs(second)).rejects.toThrow();
  expect(await runCli('members', 'list', '--status', 'waiting')).toBe('会員はありません。');
});

test('rejects an unknown member, an invalid id and a member in the wrong state', async () => {
  await expect(runCli('members', 'suspend', '999999')).rejects.toThrow('会員 999999 はありません。');
  await expect(runCli('members', 'suspend', '1e3')).rejects.toThrow('IDは1以上の整数');
  const member = await cli.api.createMember();
  await expect(runCli('members', 'approve', String(member.id))).resolves.toBeDefined();
  await expect(runCli('members', 'refuse', String(member.id))).rejects.toMatchObject({
    code: 'wrong_state',
  });
});

test("writes a CSV that Excel can open, and escapes formulas in members' texts", async () => {
  const { browser } = await createApplicant(cli.api);
  const vacancy = await createOpenVacancy(cli.api);
  const entry = buildEntry(vacancy, { request: '=HYPERLINK("http://evil.example","見る")' });
  expect((await jsonOf(await browser.post('/vacancy-applications/', entry))).status).toBe('applied');
  const file = path.join(cli.folder, 'applications.csv');
  await runCli('applications', 'export', file);
  const csv = await readFile(file, 'utf8');
  expect(csv.startsWith('\uFEFF応募ID,')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""見る"")"`);
  await expect(runCli('applications', 'export', file)).rejects.toMatchObject({ code: 'EEXIST' });
});

test("records every action with the operator's name and without personal data", async () => {
  const member = await cli.api.createMember();
  await runCli('--by', '佐藤', 'members', 'delete', String(member.id));
  const [, newest = ''] = (await runCli('log')).split('\n');
  expect(newest).toContain('佐藤\tmembers delete');
  expect(newest).toContain(`会員 ${member.id}`);
  expect(await runCli('log')).not.toContain('@');
});

const markdown = (fields: string) =>
  `---\n${fields}\n---\n## はじめに\n\n**連結決算**の話です。<script>alert(1)</script>\n`;

test('imports a Markdown column, sanitizes it, replaces it on a second import, and hides it when closed', async () => {
  const file = path.join(cli.folder, 'column.md');
  const fields = 'id: 9001\ntitle: 連結決算を三日早める\nlead: 現場の工夫を聞きました。\ntags: [133]';
  await writeFile(file, markdown(fields));
  expect(await runCli('columns', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  await writeFile(file, markdown(fields.replace('三日', '五日')));
  expect(await runCli('columns', 'import', file)).toMatch(/^追加 0 件、更新 1 件、変更なし 0 件$/m);
  const listed = await jsonOf(await cli.api.agent().get('/columns/'));
  expect(listed).toMatchObject([{ id: 9001, title: '連結決算を五日早める' }]);
  expect(listed[0].body).toContain('<strong>連結決算</strong>');
  expect(listed[0].body).not.toContain('script');
  await runCli('columns', 'close', '9001');
  expect(await jsonOf(await cli.api.agent().get('/columns/'))).toEqual([]);
});

test('keeps the modification date of an unchanged column or vacancy', async () => {
  const changedAt = async (table: string, id: string) =>
    (await cli.api.pool.query(`select updated_at from ${table} where id = $1`, [id])).rows[0].updated_at;
  const again = async (
    kind: 'columns' | 'vacancies',
    file: string,
    id: string,
    same: string,
    other: string,
  ) => {
    await writeFile(file, same);
    await runCli(kind, 'import', file);
    const before = await changedAt(kind, id);
    expect(await runCli(kind, 'import', file)).toMatch(
      /^追加 0 件、更新 0 件、変更なし 1 件\n登録済みの内容と同じため、変更はありません。$/m,
    );
    expect(await changedAt(kind, id)).toEqual(before);
    await writeFile(file, other);
    await runCli(kind, 'import', file);
    expect((await changedAt(kind, id)) > before).toBe(true);
  };
  const column = 'id: 9100\ntitle: 変わらない記事\nlead: 説明\ntags: [133]';
  const columnFile = path.join(cli.folder, 'same-column.md');
  await again('columns', columnFile, '9100', markdown(column), markdown(column.replace('説明', '別の説明')));
  await runCli('columns', 'close', '9100');

  const vacancyId = await createOpenVacancy(cli.api);
  const vacancy = `---\nid: ${vacancyId}\n${vacancyFields.replace('早期化', '改善')}\n---\n`;
  const vacancyFile = path.join(cli.folder, 'same-vacancy.md');
  await again('vacancies', vacancyFile, String(vacancyId), `${vacancy}説明\n`, `${vacancy}別の説明\n`);
});

test('reports all mistakes with file and line, and imports nothing', async () => {
  const good = path.join(cli.folder, 'good.md');
  await writeFile(good, markdown('title: 良い記事\nlead: 説明\ntags: [133]'));
  const bad = path.join(cli.folder, 'bad.md');
  await writeFile(bad, markdown(`lead: 説明\ntitle: ${'長'.repeat(121)}\ntags:\n  - 133\n  - abc`));
  const list = path.join(cli.folder, 'list.json');
  await writeFile(list, '[\n  { "title": "a", "lead": "b", "body": "<p>c</p>", "tags": [7] }\n]');
  const failed = runCli('columns', 'import', good, bad, list);
  await expect(failed).rejects.toThrow(`${bad}:3 title：120文字以内で入力してください。`);
  await expect(failed).rejects.toThrow(`${bad}:6 tags.1：`);
  await expect(failed).rejects.toThrow(`${list}:2 tags：タグ 7 は登録されていません。`);
  expect(await jsonOf(await cli.api.agent().get('/columns/'))).toEqual([]);
  await writeFile(bad, '---\ntitle: "閉じない\n---\n');
  await expect(runCli('columns', 'import', bad)).rejects.toThrow(/bad\.md:\d 読み取れません/);
});

test('rolls the action back when it cannot be recorded', async () => {
  const member = await cli.api.createMember();
  await cli.api.pool.query(
    `alter table operator_actions add constraint full_disk check (action <> 'members suspend') not valid`,
  );
  await expect(runCli('members', 'suspend', String(member.id))).rejects.toThrow();
  await cli.api.pool.query('alter table operator_actions drop constraint full_disk');
  await cli.api.logInAs(member);
  expect(await cli.api.deliverMails(member.email)).toEqual([]);
  await runCli('members', 'suspend', String(member.id));
  await expect(cli.api.logInAs(member)).rejects.toThrow('403');
});

test.each(['abc', '0', '-1', '1.5', '１', '9'.repeat(16)])('rejects the id %s with a reason', async (id) => {
  await expect(runCli('members', 'suspend', '--', id)).rejects.toThrow(
    new CliError('IDは1以上の整数で指定してください。'),
  );
});

test('adds a tag, then renames it', async () => {
  const file = path.join(cli.folder, 'tags.json');
  await writeFile(file, '[{ "id": 140, "name": "国際会計士" }]');
  expect(await runCli('tags', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  expect(await runCli('tags', 'import', file)).toMatch(/^追加 0 件、更新 0 件、変更なし 1 件$/m);
  expect(await jsonOf(await cli.api.agent().get('/tags/'))).toContainEqual({ id: 140, name: '国際会計士' });
});

const vacancyFields = `title: 連結決算の早期化支援
company_profile: 東証プライム・製造業
categories: [2]
skills: [連結決算]
reward: { unit: month, min: 700000, max: 900000 }
working_days: { min: 2, max: 3 }
region: "13"
remote: partial
hours: 1日8時間
starts_on: "2027-01-04"
duration: 6か月
requirements: [公認会計士]
selection: 面談1回
deadline: "2099-01-01T18:00:00+09:00"`;

test('imports a vacancy once, replaces it by its id, closes it and publishes it again', async () => {
  const file = path.join(cli.folder, 'vacancy.md');
  const write = (fields: string) => writeFile(file, `---\n${fields}\n---\n帳票の自動化もお任せします。\n`);
  await write(vacancyFields);
  expect(await runCli('vacancies', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  await expect(runCli('vacancies', 'import', file)).rejects.toThrow(
    /vacancy\.md:2 title：同じ案件があります/,
  );

  const search = async () =>
    (await jsonOf(await cli.api.agent().get(`/vacancies/?search=${encodeURIComponent('帳票の自動化')}`)))
      .results;
  const [{ id, status }] = await search();
  expect(status).toBe('open');
  await write(`id: ${id}\n${vacancyFields.replace('早期化', '高度化').replace('[2]', '[3, 2]')}`);
  expect(await runCli('vacancies', 'import', file)).toMatch(/^追加 0 件、更新 1 件、変更なし 0 件$/m);
  expect(await search()).toMatchObject([
    { id, title: '連結決算の高度化支援', categories: [{ id: 3 }, { id: 2 }] },
  ]);
  await runCli('vacancies', 'close', String(id));
  expect(await search()).toMatchObject([{ id, status: 'close' }]);
  await runCli('vacancies', 'publish', String(id));
  expect(await search()).toMatchObject([{ id, status: 'open' }]);

  await write(vacancyFields.replace('max: 900000', 'max: 1').replace('"13"', '"48"').replace('[2]', '[99]'));
  await expect(runCli('vacancies', 'import', file)).rejects.toThrow(/vacancy\.md:8 region：都道府県コード/);
  await expect(runCli('vacancies', 'close', '999999')).rejects.toThrow('案件 999999 はありません。');
});

test('shows a cancelled seminar with the reason', async () => {
  const id = await createOpenSeminar(cli.api.db);
  await expect(runCli('seminars', 'cancel', '999999', '--reason', '講師急病')).rejects.toThrow(
    'セミナー 999999 はありません。',
  );
  await runCli('seminars', 'cancel', String(id), '--reason', '講師急病');
  const [seminar] = (await jsonOf(await cli.api.agent().get(`/seminars/?id=${id}`))).results;
  expect(JSON.stringify(seminar)).toContain('講師急病');
});
