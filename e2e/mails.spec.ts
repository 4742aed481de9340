import { createSiteConfig, setSiteConfig } from '../config/site';
import { renderMail } from '../server/mail/render';
import { emailChangeNoticeMail, emailVerificationMail } from '../server/mail/security-mails';
import { expect, expectNoHorizontalScroll, visitorTest as test } from './setup/test';

test('a mail with a long address is not wider than a phone', async ({ page }) => {
  const origin = 'https://www.example.jp';
  setSiteConfig(createSiteConfig({ SITE_ORIGIN: origin, CONTACT_EMAIL: `${'c'.repeat(48)}@example.jp` }));
  const email = 'taroyamada.accountingsupport@tokyoaccounting.example';
  await page.setViewportSize({ width: 375, height: 780 });
  await page.setContent(renderMail(emailChangeNoticeMail(origin, '佐藤', email), origin).html);
  await expect(page.getByText(email)).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the button of the mail to a new address has one line on a phone', async ({ page }) => {
  const origin = 'https://www.example.jp';
  await page.setViewportSize({ width: 375, height: 780 });
  await page.setContent(renderMail(emailVerificationMail(origin, 'x'), origin).html);
  const button = page.getByRole('link', { name: '変更を完了する' });
  expect(await button.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect((await button.boundingBox())?.height).toBeLessThan(60);
});
