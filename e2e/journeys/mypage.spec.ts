import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PASSWORD, startSessionOfNewMember } from '../setup/members';
import { choose, press, tick } from '../setup/press';
import { toast } from '../setup/settings';
import {
  expect,
  expectAccessible,
  expectAccessibleAtFullHeight,
  expectConsoleError,
  expectNoHorizontalScroll,
  openScreen,
  test,
  waitForHydration,
} from '../setup/test';

/**
 * Returns a photo as phones store it: rotated, with an EXIF orientation. When displayed upright, red is above
 * blue.
 */
async function createRotatedPhoto(): Promise<Buffer> {
  const part = (background: string, width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background } });
  const red = await part('#cc2222', 600).png().toBuffer();
  return part('#2222cc', 1200)
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function openEditor(page: Page, section: string) {
  await openScreen(page, `/mypage/?edit=${section}`);
  await expect(page.getByRole('heading', { name: /の編集$/ })).toBeVisible();
}

test('a member edits the profile: image, editors, unsaved changes and a session that ends in another tab', async ({
  page,
  context,
}) => {
  const { email } = await startSessionOfNewMember(context);

  await test.step('a rotated photo is cropped upright by keyboard and stored upright', async () => {
    await openEditor(page, 'profile');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '画像を選択' }).click();
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await createRotatedPhoto() };
    await (await chooser).setFiles(photo);
    const dialog = page.getByRole('dialog', { name: '画像の切り抜き' });
    await dialog.getByRole('slider', { name: '拡大' }).fill('1.5');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('group', { name: '切り抜く範囲' }).focus();
    for (let step = 0; step < 80; step++) await page.keyboard.press('ArrowDown');
    await dialog.getByRole('button', { name: 'この範囲で保存する' }).click();
    await expect(toast(page, 'プロフィール画像が変更されました。')).toBeVisible();
    const address = await page.getByRole('main').locator('img').first().getAttribute('src');
    const stored = sharp(await (await context.request.get(address ?? '')).body());
    const { width, height } = await stored.metadata();
    expect([width, height]).toEqual([512, 512]);
    const {
      channels: [r, , b],
    } = await stored.stats();
    expect([Math.round(r?.mean ?? 0) > 190, Math.round(b?.mean ?? 255) < 60]).toEqual([true, true]);
  });

  await test.step('Back with unsaved changes asks first, then leaves and keeps the draft', async () => {
    await openScreen(page, '/mypage/');
    await page.getByRole('link', { name: '現在の状況・希望条件を入力する' }).click();
    await page.getByLabel('その他の希望').fill('水曜を希望🙏');
    await page.goBack();
    const dialog = page.getByRole('dialog', { name: '編集を中断しますか？' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const buttons = dialog.getByRole('button', { name: /^(下書き|編集を続ける)/ });
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    // On a phone each has a row of its own.
    if ((page.viewportSize()?.width ?? 0) >= 1280) expect(new Set(tops).size).toBe(1);
    await dialog.getByRole('button', { name: '編集を続ける' }).click();
    await expect(page).toHaveURL(/edit=conditions/);
    await expect(page.getByLabel('その他の希望')).toHaveValue('水曜を希望🙏');
    await page.goBack();
    await dialog.getByRole('button', { name: '下書きを残す' }).click();
    await expect(page.getByText('保存していない入力内容があります。')).toBeInViewport();
    await expect(page).toHaveURL(/\/mypage\/$/);
  });

  await test.step('after the session has expired, the draft is restored by the next login', async () => {
    await page.getByRole('link', { name: /続きを入力する/ }).click();
    await expect(page.getByLabel('その他の希望')).toHaveValue('水曜を希望🙏');
    await context.clearCookies({ name: 'sessionid' });

    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login\//);
    await waitForHydration(page);
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(page).toHaveURL(/edit=conditions/);
    await expect(page.getByText('保存していない入力内容を復元しました。')).toBeVisible();
    await expect(page.getByLabel('その他の希望')).toHaveValue('水曜を希望🙏');
  });

  await test.step('after the session has ended, the save asks for a login and then saves', async () => {
    await tick(page.getByRole('radio', { name: '条件が合えば検討する' }));
    await context.clearCookies({ name: 'sessionid' });
    expectConsoleError('403');
    await page.getByRole('button', { name: '保存する' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'もう一度ログインしてください' });
    await dialog.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'ログイン', exact: true }).click();
    await expect(toast(page, '現在の状況・希望条件が変更されました。')).toBeVisible();
    const block = page.getByRole('region', { name: '現在の状況・希望条件', exact: true });
    await expect(block.getByText('水曜を希望🙏', { exact: true })).toBeVisible();
    await expect(block.getByRole('link', { name: '現在の状況・希望条件を編集' })).toBeFocused();
  });

  await test.step('accepts full-width digits and rejects ten thousand characters', async () => {
    await openEditor(page, 'profile');
    await page.getByLabel('郵便番号').fill('１００−０００５');
    await page.getByRole('button', { name: '住所を検索' }).click();
    await expect(page.getByLabel('市区町村')).toHaveValue('千代田区');
    await page.getByLabel('電話番号').fill('０９０１２３４５６７８');
    await expect(page.getByLabel('電話番号')).toHaveValue('09012345678');
    await page.getByLabel('建物名・部屋番号').fill('あ'.repeat(10_000));
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('main').getByText('200文字以内で入力してください。').first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByLabel('建物名・部屋番号').fill('デモビル502');
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(toast(page, 'プロフィールが変更されました。')).toBeVisible();
    await expect(page.getByText('090-1234-5678')).toBeVisible();
  });
});

test('a newcomer is told what is missing, and enters skills and the work style', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const save = page.getByRole('button', { name: '保存する' });

  await test.step('mypage names what an application needs, and the empty sections', async () => {
    await openScreen(page, '/mypage/');
    await expect(page.getByText('応募には職務経歴が必要です。')).toBeVisible();
    await expect(section('働き方').getByRole('link', { name: '働き方を入力する' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessibleAtFullHeight(page);
  });

  await test.step('searches and selects skills with their levels', async () => {
    await press(page.getByRole('link', { name: '業務スキルを入力する', exact: true }));
    await expect(page.getByRole('heading', { name: '業務スキルの編集' })).toBeFocused();
    await page.getByLabel('スキルを探す').fill('ipo');
    await tick(page.getByRole('checkbox', { name: 'IPO準備の全体管理' }));
    await choose(page.getByLabel('IPO準備の全体管理の習熟度'), '一人で対応できる');
    await page.getByLabel('スキルを探す').fill('');
    await press(page.getByText('税務', { exact: true }));
    await tick(page.getByRole('checkbox', { name: '法人税申告' }));
    await choose(page.getByLabel('法人税申告の習熟度'), '一人で対応できる');
    await press(page.getByText('強みの一覧'));
    await tick(page.getByRole('checkbox', { name: 'チームの統括' }));
    await expect(page.getByText('選択したスキル（2件）')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessibleAtFullHeight(page);
    await press(save);
    await expect(toast(page, '業務スキルが変更されました。')).toBeVisible();
    const block = section('業務スキル');
    await expect(block.getByText('IPO準備の全体管理（一人で対応できる）')).toBeVisible();
    await expect(block.getByRole('link', { name: '業務スキルを編集' })).toBeFocused();
  });

  await test.step('enters the work style', async () => {
    await press(page.getByRole('link', { name: '働き方を入力する', exact: true }));
    await tick(page.getByRole('checkbox', { name: 'フリーランス（業務委託）' }));
    await press(page.getByText('関東', { exact: true }));
    await tick(page.getByRole('checkbox', { name: '東京都' }));
    await expectNoHorizontalScroll(page);
    await press(save);
    await expect(toast(page, '働き方が変更されました。')).toBeVisible();
    await expect(section('働き方').getByRole('link', { name: '働き方を編集' })).toBeVisible();
  });
});

test('a date that the browser cannot read is refused beside its field, and the saved one stays', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await openEditor(page, 'conditions');
  await tick(page.getByRole('radio', { name: '条件が合えば検討する' }));
  const date = page.getByLabel('参画できる日');
  await date.fill('2027-02-14');
  await press(page.getByRole('button', { name: '保存する' }));
  await expect(toast(page, '現在の状況・希望条件が変更されました。')).toBeVisible();
  await openEditor(page, 'conditions');
  await expect(date).toHaveValue('2027-02-14');
  // Empties the first part of the date. The others stay on screen.
  await date.press('Delete');
  await press(page.getByRole('button', { name: '保存する' }));
  await expect(date).toHaveAccessibleDescription('年・月・日のそろった、実在する日付を入力してください。');
  await expect(page).toHaveURL(/edit=conditions/);
});
