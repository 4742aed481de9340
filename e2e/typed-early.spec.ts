import { startSessionOfNewMember } from './setup/members';
import { holdScripts, openEarly } from './setup/scripts';
import { expect, test, waitForHydration } from './setup/test';

test('letters in the middle of a text, and a word that an input method has not finished', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  await openEarly(page, '/for-company/contact');
  const message = page.getByLabel('ご相談の内容');
  await message.fill('監査を依頼したい');
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 2));
  const devtools = await context.newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ほうじ');
  release();
  await waitForHydration(page);
  await compose('ほうじん');
  await devtools.send('Input.insertText', { text: '法人' });
  await expect(message).toHaveValue('監査法人を依頼したい');
  await page.keyboard.type('A');
  await expect(message).toHaveValue('監査法人Aを依頼したい');
  // The form knows the text: it survives in the draft.
  await page.reload();
  await expect(message).toHaveValue('監査法人Aを依頼したい');
});

test('a change of a form with a draft stays beside the rest of the draft', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await page.goto('/mypage/?edit=profile');
  await waitForHydration(page);
  await page.getByLabel('建物名・部屋番号').fill('会計ビル');
  await page.getByLabel('町名・番地').fill('丸の内1-1');
  const release = await holdScripts(page);
  page.once('dialog', (dialog) => dialog.accept());
  await openEarly(page, '/mypage/?edit=profile');
  await page.getByLabel('町名・番地').fill('神南2-2');
  release();
  await waitForHydration(page);
  await expect(page.getByText('保存していない入力内容を復元しました。')).toBeVisible();
  await expect(page.getByLabel('建物名・部屋番号')).toHaveValue('会計ビル');
  await expect(page.getByLabel('町名・番地')).toHaveValue('神南2-2');
});
