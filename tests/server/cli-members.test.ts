import { expect, test } from 'vitest';
import { fakeRegistry } from '@/server/integrations/fake-registry';
import { createInvoiceRegistry, uncheckedRegistry } from '@/server/integrations/invoice-registry';
import { setUpCli } from '@/tests/setup/cli';
import { createOpenSeminar } from '@/tests/setup/seminars';

const cli = setUpCli();

const rowOf = async (id: number) =>
  (await cli.api.pool.query('select status, email, family_name from members where id = $1', [id])).rows[0];
const mailsTo = async (address: string) =>
  (await cli.api.pool.query('select subject from mails where "to" = $1', [address])).rows.map(
    ({ subject }) => subject,
  );

test('members show and export find a member by id and by address, and log that', async () => {
  const { id, email } = await cli.api.createMember();
  const shown = await cli.run('members', 'show', String(id));
  expect(shown).toContain(`メールアドレス\t${email}`);
  expect(shown).toContain('案件への応募\t0 件');
  expect(await cli.run('members', 'show', email.toUpperCase())).toBe(shown);
  const [heading, ...lines] = (await cli.run('members', 'export', email)).split('\n');
  expect(heading).toBe(`会員 ${id} について保存している情報`);
  expect(JSON.parse(lines.join('\n')).account.email).toBe(email);
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
  const printed = await cli.run('members', 'suspend', String(id));
  expect(printed).toMatch(new RegExp(`${email}[^]*メール：1 通[^]*${email}[^]*（済み）`));
  expect((await rowOf(id)).status).toBe('suspended');
  cli.confirm = () => Promise.reject(new Error('asked'));
  expect(await cli.run('members', 'suspend', String(id), '--yes')).toContain('変更はありません');
  expect(questions).toEqual(['実行しますか？']);
  cli.confirm = undefined;
});

test('a cancelled seminar is not published again, and a second cancellation says that nothing changed', async () => {
  const id = String(await createOpenSeminar(cli.api.db));
  const cancelled = await cli.run('seminars', 'cancel', id, '--reason', '講師の都合');
  expect(cancelled).toMatch(
    /^セミナー \d+\t.+\t開催：\d{4}-\d\d-\d\d \d\d:\d\d\t申込み：0 件\n[\s\S]*中止する（済み）\nメール：0 通$/,
  );
  await expect(cli.run('seminars', 'publish', id)).rejects.toMatchObject({
    error: expect.stringContaining('中止したセミナーは公開し直せません。'),
  });
  expect(await cli.run('seminars', 'cancel', id, '--reason', '別の理由')).toContain('変更はありません');
});
