import { expect, test } from '@playwright/test';
import { APPLICATION_MESSAGE } from '../setup/application-message';
import { type DrivenBrowser, startWebKit } from './webdriver';

const PASSWORD = 'journey-2026-password';
let browser: DrivenBrowser;

test.beforeEach(async ({ baseURL }) => {
  browser = await startWebKit(baseURL ?? '');
});
test.afterEach(() => browser.close());

test('the main journey works in WebKit', async ({ request }) => {
  const email = `webkit.${crypto.randomUUID()}@example.com`;
  const expectPath = (path: RegExp) =>
    expect.poll(() => browser.read('return location.pathname'), { timeout: 20_000 }).toMatch(path);

  await test.step('registers', async () => {
    await browser.open('/auth/register');
    await browser.fill('^メールアドレス', email);
    await browser.press('button', '^認証メールを送信する$');
    await expectPath(/^\/auth\/register\/sent\/$/);
  });

  await test.step('confirms by mail, and sets names and password', async () => {
    let link: string | undefined;
    await expect(async () => {
      const response = await request.get('/dev/mail.json', { params: { to: email } });
      const { results } = (await response.json()) as { results: { text: string }[] };
      link = results[0]?.text.match(/https?:\/\/\S+\/auth\/set-password\S+/)?.[0];
      expect(link).toBeDefined();
    }).toPass({ timeout: 20_000 });
    await browser.open(link ?? '');
    await browser.fill('^姓', '山田');
    await browser.fill('^名', '太郎');
    await browser.fill('^セイ', 'ヤマダ');
    await browser.fill('^メイ', 'タロウ');
    await browser.fill('^パスワード', PASSWORD);
    await browser.press('checkbox', '同意');
    await browser.press('button', '^会員登録を完了する$');
    await browser.expectVisible('heading', '^会員登録が完了しました。$');
    await browser.press('link', '^マイページへ進む$');
    await browser.press('radio', '免税事業者');
    await browser.press('button', '^保存する$');
    // Opening the next page before the answer is saved would show the question again, over the form.
    await expect
      .poll(() => browser.read("return document.querySelectorAll('dialog[open]').length"), {
        timeout: 20_000,
      })
      .toBe(0);
  });

  await test.step('fills in the profile', async () => {
    await browser.open('/mypage/?edit=career');
    await browser.fill('^勤務先・屋号', '山田会計事務所');
    await browser.choose('^開始年月の年', '2019年');
    await browser.choose('^開始年月の月', '4月');
    await browser.press('button', '^保存');
    await browser.expectVisible('link', '職務経歴・学歴を編集');
  });

  await test.step('searches', async () => {
    await browser.open('/vacancy/?status=open');
    await browser.fill('^案件を検索$', '決算');
    await browser.press('button', '^検索$');
    await expect.poll(() => browser.read('return location.search')).toContain('search=');
  });

  await test.step('applies', async () => {
    const readHref = () => browser.read("return document.querySelector('main ol > li h2 a')?.pathname ?? ''");
    await expect.poll(readHref, { timeout: 20_000 }).toMatch(/^\/vacancy\/\d+\/$/);
    await browser.open(`${await readHref()}entry`);
    await browser.press('radio', '^すぐに参画できる$');
    await browser.fill('^応募の理由・活かせる経験', APPLICATION_MESSAGE);
    await browser.press('button', '^確認画面へ進む$');
    await expectPath(/confirm/);
    await browser.press('button', '^この内容で応募する$');
    await browser.expectVisible('heading', '^応募が完了しました$');
  });

  await test.step('logs out', async () => {
    await browser.open('/vacancy/');
    await browser.press('button', 'さんのメニュー$');
    await browser.press('button', '^ログアウト$');
    await browser.expectVisible('link', '^ログイン$');
  });
});
