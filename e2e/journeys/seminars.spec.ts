import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { startSessionOfNewMember } from '../setup/members';
import { completeRequiredModals, createCredentials, register } from '../setup/registration';
import { countWrites } from '../setup/requests';
import { toast } from '../setup/settings';
import { expect, expectAccessible, expectNoHorizontalScroll, openScreen, test } from '../setup/test';

const panel = (page: Page) => page.getByRole('region', { name: 'お申し込み' });
const getRow = (page: Page, title: string) =>
  page.locator('main ol > li').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Asserts that the page in its current state is accessible and does not scroll horizontally. */
async function expectAccessibleLayout(page: Page) {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

/** Parses the downloaded file as a calendar application does. @returns its only event */
async function parseCalendarEvent(download: Download) {
  expect(download.suggestedFilename()).toMatch(/^seminar-\d+\.ics$/);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Tokyo');
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

async function downloadCalendar(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /\.ics/ }).click(),
  ]);
  return parseCalendarEvent(download);
}

test('a paid seminar asks first, Escape closes the question, and a double click applies once', async ({
  page,
  context,
}) => {
  await startSessionOfNewMember(context);
  await openScreen(page, '/seminar/');
  await expect(page.getByRole('heading', { level: 1, name: 'セミナー一覧' })).toBeVisible();
  const row = page
    .locator('main ol > li')
    .filter({ has: page.getByRole('button', { name: '申し込む' }), hasText: /[1-9][\d,]*円/ })
    .first();
  const title = await row.getByRole('heading', { level: 2 }).innerText();
  const apply = row.getByRole('button', { name: '申し込む' });
  const dialog = page.getByRole('dialog', { name: 'セミナーに申し込みますか？' });
  await apply.click();
  await expect(dialog.getByText(title)).toBeVisible();
  await expect(dialog.getByText(/円（税込）/)).toBeVisible();
  await expect(dialog.getByText(/^\d+月\d+日\(.\) \d+:\d+（開始）まで$/)).toBeVisible();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();
  const writes = countWrites(page, '/applications/');
  await apply.click();
  await dialog.getByRole('button', { name: '申し込む' }).dblclick();
  await expect(toast(page, 'セミナーへの申し込みが完了しました。')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(getRow(page, title).getByRole('img', { name: '申込済' })).toBeVisible();
  await expect(getRow(page, title).getByRole('heading', { level: 2 })).toBeFocused();
  expect(writes()).toBe(1);
});

test('a visitor finds a seminar, registers, applies, cancels and reapplies', async ({
  page,
  waitForMail,
}) => {
  const person = createCredentials();
  let title = '';
  let path = '';

  await test.step('selects an open online seminar that is free', async () => {
    await openScreen(page, '/seminar/');
    const open = page
      .locator('main ol > li')
      .filter({ has: page.getByRole('link', { name: '申し込む' }), hasText: /オンライン[\s\S]*無料/ });
    title = await open.first().getByRole('heading', { level: 2 }).innerText();
    await open.first().getByRole('heading', { level: 2 }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    path = new URL(page.url()).pathname;
    await expect(panel(page).getByText(/^お申し込みは\d+月\d+日\(.\) 18:00までです。$/)).toBeVisible();
  });

  await test.step('is asked to log in and registers by mail instead', async () => {
    await panel(page).getByRole('link', { name: '申し込む' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '会員登録' }).click();
    await register(page, waitForMail, person);
  });

  await test.step('returns to the seminar, where the question asks once more and the application is completed', async () => {
    await completeRequiredModals(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page
      .getByRole('dialog', { name: 'セミナーに申し込みますか？' })
      .getByRole('button', { name: '申し込む' })
      .click();
    await expect(panel(page).getByRole('img', { name: '申込済' })).toBeVisible();
    await expectAccessibleLayout(page);
    await waitForMail(person.email, /セミナー|申し込み/);
  });

  let uid = '';
  await test.step('downloads the calendar file, which has the page’s times in Tokyo time and the meeting URL', async () => {
    const event = await downloadCalendar(page);
    uid = event.uid;
    expect(event.summary).toBe(title);
    const shown = await page.getByRole('definition').first().innerText();
    const hours = [event.startDate, event.endDate].map((time) => {
      expect(time.zone?.tzid).toBe('Asia/Tokyo');
      return `${time.hour}:${String(time.minute).padStart(2, '0')}`;
    });
    expect(shown).toContain(`${event.startDate.year}年${event.startDate.month}月${event.startDate.day}日`);
    expect(shown).toContain(hours.join('〜'));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const eventData = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'Event');
    expect(event.startDate.toJSDate()).toEqual(new Date(eventData.startDate));
    const join = await panel(page)
      .getByRole('link', { name: /^参加する/ })
      .getAttribute('href');
    expect(event.component.toString()).toContain(new URL(join ?? '').host);
  });

  await test.step('cancels after a confirmation', async () => {
    await page.getByRole('button', { name: '申し込みを取り消す' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: '取り消す' }).click();
    await expect(toast(page, 'セミナーの申し込みを取り消しました。')).toBeVisible();
    await expect(panel(page).getByText('取り消し済み')).toBeVisible();
    await expect(page.getByRole('link', { name: /\.ics/ })).toHaveCount(0);
    await expectAccessibleLayout(page);
  });

  await test.step('reapplies in the list, and the calendar file has the same uid', async () => {
    await openScreen(page, '/seminar/');
    await getRow(page, title).getByRole('button', { name: '再申し込みする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '申し込む' }).click();
    await expect(toast(page, 'セミナーへの申し込みが完了しました。')).toBeVisible();
    await expect(getRow(page, title).getByRole('img', { name: '申込済' })).toBeVisible();
    await openScreen(page, path);
    expect((await downloadCalendar(page)).uid).toBe(uid);
  });

  await test.step('sees the whole history in the applied list and returns to the seminar from there', async () => {
    await page.goto('/mypage/seminar/');
    const history = page.getByRole('list', { name: '申し込みの履歴' }).getByRole('listitem');
    await expect(history).toHaveText([/申し込み$/, /取り消し$/, /再申し込み$/]);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});
