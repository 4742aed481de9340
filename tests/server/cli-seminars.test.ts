import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpCli } from '@/tests/setup/cli';
import { createOpenSeminar } from '@/tests/setup/samples';

const cli = setUpCli();
const { run: runCli } = cli;

const seminarFields = `title: 収益認識の論点整理
lead: 迷いやすい論点を整理します。
topic: 会計・監査
audience: [経理担当の方]
program: [{ time: "19:00", title: 契約の識別 }]
speakers: [{ name: 青木 健, title: 公認会計士, profile: 独立開業。 }]
starts_at: "2099-01-20T19:00:00+09:00"
ends_at: "2099-01-20T21:00:00+09:00"
venue: { name: 大手町会議室, address: 千代田区大手町1-1 }
fee: 3000
cpe_units: 2
capacity: 20`;

test('imports a seminar once, closes it and publishes it again', async () => {
  const title = '一度だけの講座';
  const fields = seminarFields.replace('収益認識の論点整理', title);
  const file = await cli.write('seminar.md', `---\n${fields}\n---\n開示まで扱います。\n`);
  expect(await runCli('seminars', 'import', file)).toMatch(/^追加 1 件、更新 0 件、変更なし 0 件$/m);
  await expect(runCli('seminars', 'import', file)).rejects.toThrow(/seminar\.md:2 title：同じセミナー/);
  const list = async () => (await jsonOf(await cli.api.agent().get('/seminars/'))).results;
  const find = async () => (await list()).find((each: { title: string }) => each.title === title);
  const { id, ...seminar } = await find();
  expect(seminar).toMatchObject({
    status: 'open',
    description: '開示まで扱います。',
    closes_before: '2099-01-20',
    remaining: 20,
  });
  await runCli('seminars', 'close', String(id));
  expect((await find()).status).toBe('closed');
  await runCli('seminars', 'publish', String(id));
  expect((await find()).status).toBe('open');
  await expect(runCli('seminars', 'close', '999999')).rejects.toThrow('セミナー 999999 はありません。');
});

test('sends participants one mail when an import changes the place', async () => {
  const id = await createOpenSeminar(cli.api.db);
  const member = await cli.api.createMember();
  const browser = await cli.api.logInAs(member);
  expect((await browser.post('/applications/', { seminar: id })).status).toBe(201);
  const before = (await cli.api.deliverMails(member.email)).length;
  const file = path.join(cli.folder, 'moved.md');
  await writeFile(file, `---\nid: ${id}\n${seminarFields}\n---\n説明\n`);
  expect(await runCli('seminars', 'import', file)).toMatch(/^追加 0 件、更新 1 件、変更なし 0 件$/m);
  await runCli('seminars', 'import', file);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(before + 1);
});

test('keeps the revision when an import changes nothing, and sends no mail when it changes only a text', async () => {
  const id = await createOpenSeminar(cli.api.db);
  const member = await cli.api.createMember();
  await (await cli.api.logInAs(member)).post('/applications/', { seminar: id });
  const file = path.join(cli.folder, 'same.md');
  const write = (text: string) => writeFile(file, `---\nid: ${id}\n${seminarFields}\n---\n${text}\n`);
  const find = async () => (await jsonOf(await cli.api.agent().get(`/seminars/?id=${id}`))).results[0];
  await write('説明');
  await runCli('seminars', 'import', file);
  const first = await find();
  const mails = (await cli.api.deliverMails(member.email)).length;
  expect(await runCli('seminars', 'import', file)).toMatch(/^追加 0 件、更新 0 件、変更なし 1 件$/m);
  expect(await find()).toEqual(first);
  await write('別の説明');
  await runCli('seminars', 'import', file);
  expect(await find()).toMatchObject({ revision: first.revision + 1, description: '別の説明' });
  expect(await cli.api.deliverMails(member.email)).toHaveLength(mails);
});

test('reports mistakes in a seminar by file and line, and changes nothing', async () => {
  const id = await createOpenSeminar(cli.api.db, { seatsTaken: 5 });
  const file = path.join(cli.folder, 'bad.md');
  const expectRejected = async (fields: string, words: RegExp) => {
    await writeFile(file, `---\n${fields}\n---\n説明\n`);
    await expect(runCli('seminars', 'import', file)).rejects.toThrow(words);
  };
  await expectRejected(seminarFields.replace('01-20T21', '01-20T18'), /bad\.md:9 ends_at：終了が開始より前/);
  await expectRejected(seminarFields.replace(/venue: .*/, 'venue: null'), /bad\.md:2 online_url：会場か/);
  await expectRejected(
    `${seminarFields}\ncloses_before: "2099-01-22"`,
    /bad\.md:14 closes_before：受付の締切/,
  );
  await expectRejected(`id: 999999\n${seminarFields}`, /bad\.md:2 id：セミナー 999999 はありません/);
  await expectRejected(
    `id: ${id}\n${seminarFields.replace('capacity: 20', 'capacity: 4')}`,
    /bad\.md:14 capacity：申込みが 5 名/,
  );
  await expectRejected(
    `id: ${id}\n${seminarFields}\npublished_at: "2098-01-01T00:00:00+09:00"`,
    /bad\.md:15 published_at：公開済み/,
  );
  const [seminar] = (await jsonOf(await cli.api.agent().get(`/seminars/?id=${id}`))).results;
  expect(seminar).toMatchObject({ capacity: 30, revision: 0 });
});

test('lists seminar applications without addresses, and exports them with addresses', async () => {
  const id = await createOpenSeminar(cli.api.db, { title: '=管理会計' });
  const member = await cli.api.createMember();
  await (await cli.api.logInAs(member)).post('/applications/', { seminar: id });
  const listed = await runCli('applications', 'list', '--seminars');
  expect(listed).toContain(`\t${id}\t=管理会計\t${member.id}\t`);
  expect(listed).toContain('\t申込み中\t');
  expect(listed).not.toContain('@');
  // The dashboard calls them by the same word.
  expect(await runCli('dashboard')).toMatch(/^セミナーへの申込み\t.*申込み中 [1-9]/m);
  expect(await runCli('applications', 'list')).toBe('案件への応募はありません。');
  const file = path.join(cli.folder, 'seminars.csv');
  await runCli('applications', 'export', file, '--seminars');
  const csv = await readFile(file, 'utf8');
  expect(csv.startsWith('\uFEFF申込みID,')).toBe(true);
  expect(csv).toContain(`,${id},'=管理会計,${member.id},`);
  expect(csv).toContain(member.email);
});

test.each([
  ['', '必須項目です'],
  [' 　', '必須項目です'],
  ['あ'.repeat(401), '400文字以内'],
])('does not cancel a seminar for a reason that applicants cannot read (%#)', async (reason, message) => {
  const id = await createOpenSeminar(cli.api.db);
  await expect(runCli('seminars', 'cancel', String(id), '--reason', reason)).rejects.toThrow(message);
  const [seminar] = (await jsonOf(await cli.api.agent().get(`/seminars/?id=${id}`))).results;
  expect(seminar.status).toBe('open');
});
