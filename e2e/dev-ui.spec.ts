import { modes } from './setup/modes';
import { expect, expectAccessible, expectNoHorizontalScroll, test, waitForHydration } from './setup/test';

test('/dev/ui: accessible, without horizontal scrolling, also with errors and at 326 px', async ({
  page,
}) => {
  await page.goto('/dev/ui/');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '例を送信' }).click();
  await expect(page.getByRole('link', { name: 'お名前：氏名を入力してください。' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 326, height: 700 });
  await expectNoHorizontalScroll(page);
});

test('/dev/ui does not exist with an existing API; /dev/mail still answers in demo mode', async ({
  request,
}) => {
  expect((await request.get(`${modes.origin.origin}/dev/ui/`)).status()).toBe(404);
  for (const path of ['/dev/ui', '/dev/ui/', '/dev/mail', '/dev/mail.json'])
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get('/dev/nope')).status()).toBe(404);
});
