import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpCli } from '@/tests/setup/cli';
import { createOpenSeminar } from '@/tests/setup/seminars';

const cli = setUpCli();

test('names each field that does not exist, with its own line', async () => {
  const file = path.join(cli.folder, 'tag.yaml');
  await writeFile(file, 'id: 90001\nname: 監査\nposition: 1\ncolour: green\n');
  await expect(cli.run('tags', 'import', file)).rejects.toThrow(
    `${file}:3 position：この項目はありません。\n${file}:4 colour：この項目はありません。`,
  );
});

test('names a folder that is given instead of a file to import', async () => {
  const folder = path.join(cli.folder, 'columns');
  await mkdir(folder);
  await expect(cli.run('columns', 'import', folder)).rejects.toMatchObject({ code: 'EISDIR', path: folder });
});

test('names the file that it was asked to write when the folder does not exist', async () => {
  const file = path.join(cli.folder, 'missing', 'applications.csv');
  await expect(cli.run('applications', 'export', file)).rejects.toMatchObject({ code: 'ENOENT', path: file });
});

test.each([
  ['', '必須項目です'],
  [' 　', '必須項目です'],
  ['あ'.repeat(401), '400文字以内'],
])('does not cancel a seminar for a reason that applicants cannot read (%#)', async (reason, message) => {
  const id = await createOpenSeminar(cli.api.db);
  await expect(cli.run('seminars', 'cancel', String(id), '--reason', reason)).rejects.toThrow(message);
  const [seminar] = (await jsonOf(await cli.api.agent().get(`/seminars/?id=${id}`))).results;
  expect(seminar.status).toBe('open');
});

test('shows the status of a member in Japanese, in the list and when it does not allow a change', async () => {
  const { id } = await cli.api.createMember();
  expect(await cli.run('members', 'list')).toContain(`${id}\t利用中\t`);
  await expect(cli.run('members', 'refuse', String(id))).rejects.toMatchObject({
    error: 'この会員は現在「利用中」のため、変更できません。',
  });
});
