import { startSessionOfNewApplicant } from '../setup/members';
import { tick } from '../setup/press';
import { expect, expectAccessible, expectNoHorizontalScroll, openScreen, test } from '../setup/test';

const MESSAGE = '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。'.repeat(4);

test('an application keeps the conditions, and a later change is shown on the applied list and before reapplying', async ({
  page,
  context,
}) => {
  await startSessionOfNewApplicant(context);
  await page.goto('/vacancy/?status=open');
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
  const path = await link.getAttribute('href');
  await openScreen(page, `${path}entry`);

  await test.step('what the company receives is shown before the application', async () => {
    await page.getByText('氏名・連絡先、職務経歴、資格を確認する').click();
    await expect(page.getByRole('heading', { name: '青空監査法人' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });

  await tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
  await page.getByLabel('応募の理由・活かせる経験').fill(MESSAGE);
  await page.getByRole('button', { name: '確認画面へ進む' }).click();
  await page.getByRole('button', { name: 'この内容で応募する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('応募が完了しました');

  await test.step('nothing is said while nothing has changed', async () => {
    await openScreen(page, '/mypage/vacancy/');
    await expect(page.getByRole('group', { name: '応募後の変更' })).toBeHidden();
  });

  await test.step('another reward than at that time is shown with both values', async () => {
    // The vacancies of the demo belong to all tests, so the kept reward is changed and not that of the vacancy.
    const applied = '**/api/v3/public/vacancy-applied/**';
    await page.route(applied, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const { conditions } of body.results)
        conditions.reward = { unit: 'month', min: 990_000, max: null };
      await route.fulfill({ response, json: body });
    });
    const changes = page.getByRole('group', { name: '応募後の変更' });
    await page.getByRole('button', { name: '応募を取り消す' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click();
    await expect(changes).toContainText('月 99万円');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: '再応募する' }).click();
    await expect(page.getByRole('dialog').getByRole('group', { name: '応募後の変更' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(applied);
    await page.getByRole('dialog').getByRole('button', { name: '応募する' }).click();
    await expect(page.getByRole('img', { name: '応募済' })).toBeVisible();
    await expect(changes).toHaveCount(0);
  });
});
