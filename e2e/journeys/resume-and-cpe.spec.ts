import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemberMenu, startSessionOfDemoMember, startSessionOfNewMember } from '../setup/members';
import { choose, tick, untick } from '../setup/press';
import { expect, expectAccessible, expectNoHorizontalScroll, openScreen, test } from '../setup/test';

test('a member makes a 職務経歴書: from the menu, with choices that stay, on paper without the site', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await openScreen(page, '/mypage/');
  await openMemberMenu(page);
  await page.getByRole('banner').getByRole('link', { name: '職務経歴書' }).click();
  await expect(page).toHaveURL(/\/mypage\/resume\/$/);
  const sheet = page.getByRole('article', { name: '職務経歴書の内容' });
  await expect(sheet.getByRole('heading', { name: '職務経歴', exact: true })).toBeVisible();
  await expectNoHorizontalScroll(page);

  await test.step('the choices change the sheet and stay after a reload', async () => {
    await tick(page.getByRole('radio', { name: '和暦' }));
    await untick(page.getByRole('checkbox', { name: '学歴' }));
    await expect(sheet.getByText(/^令和\d+年\d+月\d+日現在$/)).toBeVisible();
    await page.reload();
    await expect(sheet.getByText(/^令和\d+年\d+月\d+日現在$/)).toBeVisible();
    await expect(sheet.getByRole('heading', { name: '学歴' })).toBeHidden();
  });

  await test.step('the print has the sheet and nothing of the site', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('heading', { name: '職務経歴書' })).toBeVisible();
    for (const name of ['内容を選ぶ', '職務経歴書をつくる'])
      await expect(page.getByRole('heading', { name })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'PDFとして保存／印刷' })).toBeHidden();
    const path = join(mkdtempSync(join(tmpdir(), 'resume-')), 'resume.pdf');
    const pdf = (await page.pdf({ path, preferCSSPageSize: true })).toString('latin1');
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });
});

test('a description of 10,000 characters runs over the pages of the print without leaving any empty', async ({
  page,
  context,
}) => {
  const line = '連結決算の早期化と開示資料の作成を担当し、決算日程を十五営業日から八営業日へ短縮しました。';
  await startSessionOfNewMember(context, {
    careers: [
      {
        company: '北浜商事株式会社',
        position: '経理部長',
        started_on: '2019-05',
        ended_on: null,
        description: line.repeat(Math.ceil(10_000 / line.length)).slice(0, 10_000),
      },
    ],
  });
  await openScreen(page, '/mypage/resume/');
  await expectNoHorizontalScroll(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(3);
  expect(pages).toBeLessThan(9);
});

test('a member without a work history is led to it and back', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await openScreen(page, '/mypage/resume/');
  await expectAccessible(page);
  await page.getByRole('link', { name: '職務経歴を入力する' }).click();
  await page.getByLabel('勤務先・屋号').fill('山田会計事務所');
  await choose(page.getByLabel('開始年月の年'), '2019年');
  await choose(page.getByLabel('開始年月の月'), '4月');
  await expect(page.getByRole('checkbox', { name: /現在/ })).toBeChecked();
  await page.getByRole('button', { name: /保存/ }).click();
  await expect(page).toHaveURL(/\/mypage\/resume\/$/);
  await expect(page.getByRole('article').getByRole('heading', { name: '山田会計事務所' })).toBeVisible();
});

test('a member prints the CPE record, and that of a seminar that has taken place', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  await openScreen(page, '/mypage/');
  await openMemberMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'CPD台帳' }).click();
  await expect(page).toHaveURL(/\/mypage\/cpe\/$/);
  await expect(page.getByRole('region', { name: '単位の合計' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: '単位の合計' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: '受講記録' }).first().click();
  await expect(page.getByRole('article', { name: '受講記録の内容' })).toContainText('佐藤 明子 様');
  await expectNoHorizontalScroll(page);
});
