import { APPLICATION_MESSAGE } from './setup/application-message';
import { choose } from './setup/press';
import { createCredentials, createPress, expectAccessibleAtFullHeight, register } from './setup/registration';
import { expect, expectNoHorizontalScroll, test, waitForHydration } from './setup/test';

test('a new member registers, completes the profile and applies for the first vacancy', async ({
  page,
  waitForMail,
  hasTouch,
}) => {
  test.setTimeout(150_000);
  const person = createCredentials();
  const press = createPress(hasTouch);
  const main = page.getByRole('main');
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const expectAccessibleLayout = async () => {
    await expectNoHorizontalScroll(page);
    await expectAccessibleAtFullHeight(page);
  };

  await test.step('registers, goes to mypage and answers the invoice question', async () => {
    await register(page, waitForMail, person);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: '会員登録が完了しました。' })).toBeVisible();
    await expect(dialog.getByText(/職務経歴の登録が必要です/)).toBeVisible();
    await expectAccessibleLayout();
    await press(dialog.getByRole('link', { name: 'マイページへ進む' }));
    await expect(page).toHaveURL(/\/mypage\/$/);
    await expect(dialog.getByRole('heading', { name: 'インボイス制度についてのご確認' })).toBeVisible();
    await expectAccessibleLayout();
    await press(dialog.getByRole('radio', { name: /登録を予定している/ }));
    await press(dialog.getByRole('button', { name: '保存する' }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('応募には職務経歴が必要です。')).toBeVisible();
    await expect(section('働き方').getByRole('link', { name: '働き方を入力する' })).toBeVisible();
    await expectAccessibleLayout();
  });

  await test.step('searches and selects skills with their levels', async () => {
    await press(page.getByRole('link', { name: '業務スキルを入力する', exact: true }));
    await expect(page.getByRole('heading', { name: '業務スキルの編集' })).toBeFocused();
    await page.getByLabel('スキルを探す').fill('ipo');
    await press(page.getByRole('checkbox', { name: 'IPO準備の全体管理' }));
    await choose(page.getByLabel('IPO準備の全体管理の習熟度'), '一人で対応できる');
    await page.getByLabel('スキルを探す').fill('');
    await press(page.getByText('税務', { exact: true }));
    await press(page.getByRole('checkbox', { name: '法人税申告' }));
    await choose(page.getByLabel('法人税申告の習熟度'), '一人で対応できる');
    await press(page.getByText('強みの一覧'));
    await press(page.getByRole('checkbox', { name: 'チームの統括' }));
    await expect(page.getByText('選択したスキル（2件）')).toBeVisible();
    await expectAccessibleLayout();
    await press(page.getByRole('button', { name: '保存する' }));
    await expect(toast('業務スキルが変更されました。')).toBeVisible();
    const block = section('業務スキル');
    await expect(block.getByText('IPO準備の全体管理（一人で対応できる）')).toBeVisible();
    await expect(block.getByRole('link', { name: '業務スキルを編集' })).toBeFocused();
  });

  await test.step('enters the work style', async () => {
    await press(page.getByRole('link', { name: '働き方を入力する', exact: true }));
    await press(page.getByRole('checkbox', { name: 'フリーランス（業務委託）' }));
    await press(page.getByText('関東', { exact: true }));
    await press(page.getByRole('checkbox', { name: '東京都' }));
    await expectAccessibleLayout();
    await press(page.getByRole('button', { name: '保存する' }));
    await expect(toast('働き方が変更されました。')).toBeVisible();
    await expect(section('働き方').getByRole('link', { name: '働き方を編集' })).toBeVisible();
  });

  await test.step('enters a work history in the application form', async () => {
    await page.goto('/vacancy/?status=open');
    await waitForHydration(page);
    await press(main.getByRole('listitem').getByRole('heading').getByRole('link').first());
    await page.waitForURL(/\/vacancy\/(\d+\/|\?)/);
    // A wide window shows the vacancy beside the list.
    await press(page.getByRole('link', { name: '応募へ進む' }).first());
    await expect(page).toHaveURL(/\/entry$/);
    await page.getByLabel('勤務先・屋号').fill('山田会計事務所');
    await choose(page.getByLabel('開始年月の年'), '2019年');
    await choose(page.getByLabel('開始年月の月'), '4月');
    await expectAccessibleLayout();
  });

  await test.step('applies, and sees the application and the updated profile', async () => {
    await press(page.getByRole('radio', { name: 'すぐに参画できる' }));
    await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
    await press(page.getByRole('button', { name: '確認画面へ進む' }));
    await press(page.getByRole('button', { name: 'この内容で応募する' }));
    await expect(page.getByRole('heading', { name: '応募が完了しました' })).toBeVisible();
    await expectAccessibleLayout();
    await page.goto('/mypage/vacancy/');
    await expect(main.getByText('応募済').first()).toBeVisible();
    await page.goto('/mypage/');
    await expect(section('職務経歴・学歴').getByText('職務経歴 1件')).toBeVisible();
    await expect(main.getByText('山田会計事務所').first()).toBeVisible();
    await expect(page.getByText('応募には職務経歴が必要です。')).toHaveCount(0);
  });
});
