import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CliError } from '@/server/cli/command-context';
import { fakeRegistry } from '@/server/integrations/fake-registry';
import { createInvoiceRegistry, uncheckedRegistry } from '@/server/integrations/invoice-registry';
import { jsonOf } from '@/tests/setup/agent';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpCli } from '@/tests/setup/cli';
import { dumpTables } from '@/tests/setup/query';
import { createOpenSeminar } from '@/tests/setup/samples';

const cli = setUpCli();

const rowOf = async (id: number) =>
  (await cli.api.pool.query('select status, email, family_name from members where id = $1', [id])).rows[0];
const mailsTo = async (address: string) =>
  (await cli.api.pool.query('select subject from mails where "to" = $1', [address])).rows.map(
    ({ subject }) => subject,
  );

test('suspending ends the sessions and sends one mail, and restoring allows the login again', async () => {
  const { member, browser } = await cli.api.createLoggedInMember({
    activateAt: new Date('2026-01-05T00:00:00Z'),
  });
  await cli.run('members', 'suspend', String(member.id));
  expect((await browser.get('/members/me/')).status).toBe(403);
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
  await cli.run('members', 'suspend', String(member.id));
  expect(await cli.api.deliverMails(member.email)).toHaveLength(1);
  await cli.run('members', 'restore', String(member.id));
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
  expect(await cli.run('members', 'list', '--status', 'waiting')).toContain(first.email);
  await cli.run('members', 'approve', String(first.id));
  await cli.run('members', 'refuse', String(second.id));
  await expect(cli.api.logInAs(first)).resolves.toBeDefined();
  await expect(cli.api.logInAs(second)).rejects.toThrow();
  expect(await cli.run('members', 'list', '--status', 'waiting')).toBe('会員はありません。');
});

test('rolls the action back when it cannot be recorded', async () => {
  const member = await cli.api.createMember();
  await cli.api.pool.query(
    `alter table operator_actions add constraint full_disk check (action <> 'members suspend') not valid`,
  );
  await expect(cli.run('members', 'suspend', String(member.id))).rejects.toThrow();
  await cli.api.pool.query('alter table operator_actions drop constraint full_disk');
  await cli.api.logInAs(member);
  expect(await cli.api.deliverMails(member.email)).toEqual([]);
  await cli.run('members', 'suspend', String(member.id));
  await expect(cli.api.logInAs(member)).rejects.toThrow('403');
});

test.each(['abc', '1e3', '0', '-1', '1.5', '１', '9'.repeat(16)])(
  'rejects the id %s with a reason',
  async (id) => {
    await expect(cli.run('members', 'suspend', '--', id)).rejects.toThrow(
      new CliError('IDは1以上の整数で指定してください。'),
    );
  },
);

test('rejects an unknown member, and says the state of one whom it cannot refuse', async () => {
  for (const name of ['suspend', 'show'])
    await expect(cli.run('members', name, '999999')).rejects.toThrow('会員 999999 はありません。');
  const { id } = await cli.api.createMember();
  await expect(cli.run('members', 'approve', String(id))).resolves.toBeDefined();
  expect(await cli.run('members', 'list')).toContain(`${id}\t利用中\t`);
  await expect(cli.run('members', 'refuse', String(id))).rejects.toMatchObject({
    code: 'wrong_state',
    error: 'この会員は現在「利用中」のため、変更できません。',
  });
});

test('members show and export find a member by id and by address, and log that', async () => {
  const { id, email } = await cli.api.createMember();
  const shown = await cli.run('members', 'show', String(id));
  expect(shown).toContain(`メールアドレス\t${email}`);
  expect(shown).toContain('案件への応募\t0 件');
  expect(await cli.run('members', 'show', email.toUpperCase())).toBe(shown);
  expect(JSON.parse(await cli.run('members', 'export', email)).account.email).toBe(email);
  await expect(cli.run('members', 'show', 'nobody@example.com')).rejects.toThrow(
    'このメールアドレスの会員はいません。',
  );
  const { rows } = await cli.api.pool.query(
    "select action from operator_actions where details->>'member' = $1 order by id",
    [String(id)],
  );
  expect(rows.map(({ action }) => action)).toEqual(['members show', 'members show', 'members export']);
});

test.each([
  ['the name in the registry', '1010001000011', fakeRegistry, '株式会社あおば会計ソリューションズ'],
  [
    'a registration that has ended',
    '6010001000066',
    fakeRegistry,
    'この登録番号は2025年4月1日に失効しています。',
  ],
  ['no registry', '1010001000011', uncheckedRegistry, '未確認（国税庁の公表サイトと照合していません）'],
  [
    'a registry that is away',
    '1010001000011',
    createInvoiceRegistry({ base: 'http://127.0.0.1:1', id: 'x' }),
    '国税庁の公表サイトに接続できませんでした。',
  ],
])('members show says about an invoice number: %s', async (_case, invoiceNumber, lookUpIssuer, text) => {
  cli.lookUpIssuer = lookUpIssuer;
  const { id } = await cli.api.createMember({ invoiceState: '1', invoiceNumber });
  expect(await cli.run('members', 'show', String(id))).toContain(
    `インボイス登録番号\tT${invoiceNumber} ${text}`,
  );
  const { result } = JSON.parse(await cli.run('members', 'show', String(id), '--json'));
  expect(result.member.invoice).toContain(text);
});

test.each([
  [[], ['退会の手続きが完了しました']],
  [['--reason', 'terms'], ['会員登録の抹消について']],
  [['--no-mail'], []],
])('members erase %j does what a withdrawal does, also for a suspended member', async (words, subjects) => {
  const { id, email } = await cli.api.createMember({ status: 'suspended' });
  const preview = await cli.run('members', 'erase', String(id), ...words, '--dry-run');
  expect(preview).toContain(email);
  expect(preview).toContain(`メール：${subjects.length} 通`);
  expect((await rowOf(id)).status).toBe('suspended');
  await cli.run('members', 'erase', String(id), ...words);
  expect(await rowOf(id)).toEqual({
    status: 'withdrawn',
    email: `withdrawn-${id}@withdrawn.invalid`,
    family_name: null,
  });
  expect((await mailsTo(email)).map((subject) => subject.replace(/^【.*】/, ''))).toEqual(subjects);
  expect(await cli.run('members', 'erase', String(id))).toContain('すでに消去されています。');
  for (const reading of [['list'], ['show', String(id)], ['list', '--json']])
    expect(await cli.run('members', ...reading)).not.toContain('withdrawn.invalid');
});

test('a command asks on a terminal after it has shown whom it concerns, and a no changes nothing', async () => {
  const { id, email } = await cli.api.createMember();
  const questions: string[] = [];
  cli.confirm = async (question) => {
    questions.push(question);
    return false;
  };
  await expect(cli.run('members', 'suspend', String(id))).rejects.toThrow(
    '中止しました。何も変更していません。',
  );
  expect((await rowOf(id)).status).toBe('active');
  expect(await mailsTo(email)).toEqual([]);
  cli.confirm = async () => true;
  // The question is not part of the output, which may go to a file.
  expect(await cli.run('members', 'suspend', String(id))).toMatch(
    new RegExp(`^会員\t${id}\t利用中\t${email}\t.*\n利用を停止しました。\nメール：1 通$`),
  );
  expect((await rowOf(id)).status).toBe('suspended');
  cli.confirm = () => Promise.reject(new Error('asked'));
  expect(await cli.run('members', 'suspend', String(id), '--yes')).toContain('変更はありません');
  expect(questions).toEqual([
    expect.stringMatching(new RegExp(`${email}\t.*\\n利用を停止する。?\\nメール：1 通\\n実行しますか？$`)),
  ]);
  cli.confirm = undefined;
});

test.each([
  ['members delete', async () => [String((await cli.api.createMember()).id)]],
  ['members erase', async () => [String((await cli.api.createMember()).id)]],
  ['members suspend', async () => [String((await cli.api.createMember()).id), '--json']],
  ['seminars cancel', async () => [String(await createOpenSeminar(cli.api.db)), '--reason', '講師の都合']],
])(
  '%s changes nothing where it cannot ask, and says what it would do and which option it needs',
  async (name, words) => {
    const args = [...name.split(' '), ...(await words())];
    const before = await dumpTables(cli.api.url);
    await expect(cli.runUnattended(...args)).rejects.toThrow(/何も変更していません。.*--yes/);
    expect(await dumpTables(cli.api.url)).toEqual(before);
    expect(cli.errors).toMatch(args.includes('--json') ? /^\{.*"dryRun":true/ : /メール：\d+ 通\n$/);
    await cli.runUnattended(...args, '--yes');
    expect(await dumpTables(cli.api.url)).not.toEqual(before);
  },
);

test('the JSON of a call that has nothing to do names a dry run only when it was one', async () => {
  const words = ['members', 'suspend', String((await cli.api.createMember()).id), '--json'];
  await cli.runUnattended(...words, '--yes');
  expect(JSON.parse(await cli.runUnattended(...words))).toMatchObject({ dryRun: false });
  expect(JSON.parse(await cli.runUnattended(...words, '--dry-run'))).toMatchObject({ dryRun: true });
});

test("the log says in words what a command did, with the operator's name and without personal data", async () => {
  const { id } = await cli.api.createMember();
  await cli.run('members', 'erase', String(id), '--reason', 'terms');
  expect((await cli.run('log')).split('\n')[1]).toMatch(
    new RegExp(`\toperator\tmembers erase\t会員 ${id}、理由 規約違反$`),
  );
  await cli.run('--by', '佐藤', 'members', 'delete', String((await cli.api.createMember()).id));
  expect((await cli.run('log')).split('\n')[1]).toContain('佐藤\tmembers delete');
  expect(await cli.run('log')).not.toContain('@');
});

test.each([
  [['members', 'shwo', '1'], 'コマンド shwo はありません。もしかして：show'],
  [['members', 'show'], 'id|address を指定してください。'],
  [['members', 'show', '1', '2'], '引数が多すぎます。'],
  [['members', 'list', '--status', 'x'], '「x」は指定できません。pending, waiting'],
  [['members', 'list', '--statsu', 'x'], 'オプション --statsu はありません。もしかして：--status'],
  [['seminars', 'cancel', '1'], '--reason <text> を指定してください。'],
  [['applications', 'list', '--day', '昨日'], '--day <date>：日付は YYYY-MM-DD で指定してください。'],
])('explains the wrong call %j in Japanese', async (words, message) => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => stderr.mockRestore());
  await expect(cli.run(...words)).rejects.toMatchObject({ exitCode: 1 });
  const printed = stderr.mock.calls.map(([text]) => String(text)).join('');
  expect(printed).toContain(message);
  expect(printed).not.toMatch(/error:/);
});

describe('a name that was stored with other rows and with bytes that a terminal obeys', () => {
  const FORGED = '一郎\t2026-11-01\r\n7\twaiting\tceo@example.com\t正\u001b[2K\u009b1A\u202e太';
  const PRINTED = '山田 一郎 2026-11-01 7 waiting ceo@example.com 正\\u001b[2K\\u009b1A\\u202e太';
  let id: number;
  let email: string;
  let vacancy: number;

  beforeAll(async () => {
    const { member, browser } = await createApplicant(cli.api);
    ({ id, email } = member);
    vacancy = await createOpenVacancy(cli.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    const { pool } = cli.api;
    await pool.query('update members set family_name = $1, given_name = $2 where id = $3', [
      '山田',
      FORGED,
      id,
    ]);
    await pool.query('update vacancies set title = $1 where id = $2', ['連結\n決算', vacancy]);
    await pool.query('update mails set subject = $1 where "to" = $2', [`応募\n${FORGED}`, email]);
  });

  test('is listed on one line of members, applications, mails and the log', async () => {
    const linesOf = async (...words: string[]) => (await cli.run(...words)).split('\n');
    expect(await linesOf('members', 'list')).toContainEqual(
      expect.stringMatching(new RegExp(`^${id}\t利用中\t${email}\t山田 一郎 [^\t]*太\t`)),
    );
    const [, application = ''] = await linesOf('applications', 'list');
    expect(application.split('\t').slice(3)).toEqual([String(vacancy), '連結 決算', String(id), PRINTED]);
    const mail = (await linesOf('mails', 'list')).filter((line) => line.includes('応募'));
    expect(mail.map((line) => line.split('\t').length)).toEqual([7]);
    expect(mail[0]).toContain(`応募 ${PRINTED.slice(3)}`);
    await cli.run('--by', '佐藤\n2026\u001b[2K', 'members', 'list');
    const [, newest = ''] = await linesOf('log');
    expect(newest.split('\t').slice(1)).toEqual(['佐藤 2026\\u001b[2K', 'members list', '-']);
  });

  test('is escaped in JSON, whose readers get it as it is stored', async () => {
    const printed = await cli.run('members', 'list', '--json');
    expect(printed).toContain('\\u009b1A\\u202e太');
    expect(JSON.parse(printed).result.members).toContainEqual(
      expect.objectContaining({ id, name: `山田 ${FORGED}` }),
    );
  });
});
