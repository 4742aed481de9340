import { beforeAll, expect, test } from 'vitest';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpCli } from '@/tests/setup/cli';

/** Stored before names were kept on one line: another row, and bytes that a terminal obeys. */
const FORGED = '一郎\t2026-11-01\r\n7\twaiting\tceo@example.com\t正\u001b[2K\u009b1A\u202e太';
const PRINTED = '山田 一郎 2026-11-01 7 waiting ceo@example.com 正\\u001b[2K\\u009b1A\\u202e太';

const cli = setUpCli();
let id: number;
let email: string;
let vacancy: number;

beforeAll(async () => {
  const { member, browser } = await createApplicant(cli.api);
  ({ id, email } = member);
  vacancy = await createOpenVacancy(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(vacancy));
  const { pool } = cli.api;
  await pool.query('update members set family_name = $1, given_name = $2, last_login_at = null', [
    '山田',
    FORGED,
  ]);
  await pool.query('update vacancies set title = $1', ['連結\n決算']);
  await pool.query('update mails set subject = $1', [`応募\n${FORGED}`]);
});

test('members are listed on one line each, whatever their names contain', async () => {
  expect(await cli.run('members', 'list')).toBe(
    `ID\t状態\tメールアドレス\t氏名\t最終ログイン\n${id}\t利用中\t${email}\t${PRINTED}\t-`,
  );
});

test('applications are listed on one line each', async () => {
  const [, line = ''] = (await cli.run('applications', 'list')).split('\n');
  expect(line.split('\t').slice(3)).toEqual([String(vacancy), '連結 決算', String(id), PRINTED]);
});

test('mails and operators of the log are listed on one line each', async () => {
  const [, mail = '', ...otherMails] = (await cli.run('mails', 'list')).split('\n');
  expect(mail.split('\t')).toHaveLength(7);
  expect(mail).toContain(`応募 ${PRINTED.slice(3)}`);
  expect(otherMails).toEqual([]);
  await cli.run('--by', '佐藤\n2026\u001b[2K', 'members', 'list');
  const [, newest = ''] = (await cli.run('log')).split('\n');
  expect(newest.split('\t').slice(1)).toEqual(['佐藤 2026\\u001b[2K', 'members list', '-']);
});

test('JSON escapes what a terminal would obey, and programs read the stored name', async () => {
  const printed = await cli.run('members', 'list', '--json');
  expect(printed).toContain('\\u009b1A\\u202e太');
  expect(JSON.parse(printed).result.members).toMatchObject([{ name: `山田 ${FORGED}` }]);
});
