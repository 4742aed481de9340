import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { dayInTokyo } from '@/schemas/time';
import { jsonOf } from '@/tests/setup/agent';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpCli } from '@/tests/setup/cli';
import { parseCsv } from '@/tests/setup/csv';
import { createOpenSeminar, daysFromNow, insertVacancySamples } from '@/tests/setup/samples';

const cli = setUpCli();
beforeEach(() => cli.api.pool.query('truncate vacancies, seminars, columns cascade'));

const rowOf = (printed: string, id: number | string) =>
  printed
    .split('\n')
    .find((line) => line.startsWith(`${id}\t`))
    ?.split('\t');

test('an empty list says so', async () => {
  expect(await cli.run('vacancies', 'list')).toBe('案件はありません。');
  expect(await cli.run('seminars', 'list')).toBe('セミナーはありません。');
  expect(await cli.run('columns', 'list')).toBe('コラムはありません。');
});

test('lists hidden and closed vacancies with their state, applicants and page', async () => {
  const [hidden = 0, open = 0] = await insertVacancySamples(cli.api.db, [
    { title: '公開前の案件', publishedAt: daysFromNow(3) },
    { title: '募集中の案件' },
  ]);
  const { browser } = await createApplicant(cli.api);
  await browser.post('/vacancy-applications/', buildEntry(open));
  const listed = await cli.run('vacancies', 'list');
  expect(listed.split('\n')[0]).toBe('ID\t状態\t公開\t締切\t応募\t案件\tページ');
  expect(rowOf(listed, hidden)?.[1]).toBe('公開前');
  expect(rowOf(listed, open)).toEqual([
    String(open),
    '募集中',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    expect.any(String),
    '1',
    '募集中の案件',
    expect.stringMatching(new RegExp(`/vacancy/${open}$`)),
  ]);
  expect(await cli.run('vacancies', 'close', String(open))).toContain('募集中 → 募集終了 に変更しました。');
  expect(await cli.run('vacancies', 'close', String(open))).toContain('変更はありません');
  const shown = await cli.run('vacancies', 'show', String(open));
  expect(shown).toMatch(/^状態\t募集終了$/m);
  expect(shown).toMatch(/^応募\t1 件（ほかに取消し 0 件）$/m);
  await expect(cli.run('vacancies', 'show', '999999')).rejects.toThrow('案件 999999 はありません。');
  // Its applicants are told apart from those of vacancies that still accept applications.
  expect(await cli.run('applications', 'list')).toContain('\t応募中（募集終了）\t');
  expect(await cli.run('dashboard')).toMatch(/^案件への応募\t応募中（募集終了） 1$/m);
});

test('lists the applications of one vacancy, one day or one state', async () => {
  const [first = 0, second = 0] = await insertVacancySamples(cli.api.db, [{ title: '甲' }, { title: '乙' }]);
  const { browser } = await createApplicant(cli.api);
  for (const id of [first, second]) await browser.post('/vacancy-applications/', buildEntry(id));
  const titlesOf = async (...options: string[]) => {
    const listed = await cli.run('applications', 'list', ...options);
    return ['甲', '乙'].filter((title) => listed.includes(`\t${title}\t`));
  };
  expect(await titlesOf()).toEqual(['甲', '乙']);
  expect(await titlesOf('--of', String(second))).toEqual(['乙']);
  expect(await titlesOf('--day', dayInTokyo())).toEqual(['甲', '乙']);
  expect(await titlesOf('--day', dayInTokyo(daysFromNow(-1)))).toEqual([]);
  expect(await titlesOf('--state', 'cancelled')).toEqual([]);
});

test('says that a vacancy past its deadline stays closed', async () => {
  const [id = 0] = await insertVacancySamples(cli.api.db, [
    { deadline: daysFromNow(-1), closedAt: daysFromNow(-2) },
  ]);
  expect(await cli.run('vacancies', 'publish', String(id))).toContain(
    '締切を過ぎているため、受付は再開しません。',
  );
});

test('lists seminar applications without addresses, exports them with addresses, and says 中止 when their seminar is cancelled', async () => {
  const id = await createOpenSeminar(cli.api.db, { title: '=管理会計' });
  const member = await cli.api.createMember();
  await (await cli.api.logInAs(member)).post('/applications/', { seminar: id });
  const listed = await cli.run('applications', 'list', '--seminars');
  expect(listed).toContain('\t申込み中\t');
  expect(listed).toContain(`\t${id}\t=管理会計\t${member.id}\t`);
  expect(listed).not.toContain('@');
  expect(await cli.run('applications', 'list')).toBe('案件への応募はありません。');
  expect(await cli.run('dashboard')).toMatch(/^セミナーへの申込み\t申込み中 1$/m);
  const cancelled = await cli.run('seminars', 'cancel', String(id), '--reason', '講師急病');
  expect(cancelled).toMatch(
    /^セミナー \d+\t.+\t開催：\d{4}-\d\d-\d\d \d\d:\d\d\t申込み：1 件\n[\s\S]*中止しました。\nメール：1 通$/,
  );
  expect(await cli.run('applications', 'list', '--seminars')).toContain('\t中止\t');
  const file = path.join(cli.folder, 'cancelled.csv');
  await cli.run('applications', 'export', file, '--seminars');
  const [headings, row] = parseCsv(await readFile(file, 'utf8'));
  expect(headings?.[0]).toBe('申込みID');
  expect(row?.slice(1, 8)).toEqual([
    '中止',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    String(id),
    "'=管理会計",
    String(member.id),
    expect.any(String),
    member.email,
  ]);
  expect(await cli.run('dashboard')).toMatch(/^セミナーへの申込み\t中止 1$/m);
  const shown = await cli.run('seminars', 'show', String(id));
  expect(shown).toMatch(/^状態\t中止$/m);
  expect(shown).toMatch(/^中止の理由\t講師急病$/m);
  await expect(cli.run('seminars', 'publish', String(id))).rejects.toMatchObject({
    error: expect.stringContaining('中止したセミナーは公開し直せません。'),
  });
  expect(await cli.run('seminars', 'cancel', String(id), '--reason', '別の理由')).toContain(
    '変更はありません',
  );
});

test.each([
  ['', '必須項目です'],
  [' 　', '必須項目です'],
  ['あ'.repeat(401), '400文字以内'],
])('does not cancel a seminar for a reason that applicants cannot read (%#)', async (reason, message) => {
  const id = await createOpenSeminar(cli.api.db);
  await expect(cli.run('seminars', 'cancel', String(id), '--reason', reason)).rejects.toThrow(message);
  expect(await cli.run('seminars', 'show', String(id))).toMatch(/^状態\t受付中$/m);
});

test('exports for a company what it needs of the applicants of its vacancy, and nobody else', async () => {
  const vacancy = await createOpenVacancy(cli.api);
  const apply = async () => {
    const { member, browser } = await createApplicant(cli.api);
    const { id } = await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
    return { member, id };
  };
  const { member, id } = await apply();
  const cancelled = await apply();
  await cli.api.pool.query(
    "update vacancy_applications set status = 'cancelled', event_count = 2 where id = $1",
    [cancelled.id],
  );
  await cli.api.pool.query("update members set phone = '0451234567' where id = $1", [member.id]);
  await cli.api.pool.query(
    "insert into licenses (member_id, sort_order, certification, name, registration_number, acquired_on) values ($1, 0, 'cpa', '', '12345', '2018-09')",
    [member.id],
  );
  await cli.api.pool.query(
    `insert into careers (member_id, sort_order, company, position, started_on, ended_on, description) values
      ($1, 10, '青空監査法人', 'スタッフ', '2010-04', '2012-03', ''),
      ($1, 11, '青空監査法人', 'シニア', '2012-04', '2014-03', '')`,
    [member.id],
  );
  const file = path.join(cli.folder, 'company.csv');
  const words = ['applications', 'export', file, '--for-company', String(vacancy)];
  expect(await cli.run(...words, '--dry-run')).toContain('1 件を');
  await cli.run(...words);
  const [header, row, ...others] = parseCsv(await readFile(file, 'utf8'));
  expect(others).toEqual([]);
  const cells = Object.fromEntries((header ?? []).map((name, at) => [name, row?.[at]]));
  expect(cells).toMatchObject({
    応募ID: String(id),
    メールアドレス: member.email,
    // Not a number, whose first zero a spreadsheet would leave out.
    電話番号: '電話 0451234567',
    保有資格: '公認会計士（2018年9月取得、登録番号 12345）',
    // Two times at one company are not one, and a position has a period of its own beside others.
    職務経歴: [
      '青空監査法人（2019年4月〜現在）\n',
      '青空監査法人（2010年4月〜2014年3月）',
      'シニア（2012年4月〜2014年3月）',
      'スタッフ（2010年4月〜2012年3月）',
    ].join('\n'),
  });
  await expect(
    cli.run('applications', 'export', `${file}.2`, '--for-company', String(vacancy), '--seminars'),
  ).rejects.toThrow('同時に指定できません');
});
