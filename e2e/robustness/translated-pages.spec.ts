import { expect, openScreen, test } from '../setup/test';

test('a page that the browser translates keeps working', async ({ page }) => {
  await openScreen(page, '/vacancy/');
  // Loaded after hydration with the site-wide effects, as a translation is.
  await expect(page.getByRole('combobox', { name: '表示の明るさ' })).toBeVisible();
  // Chrome replaces each text by two elements with its translation, also those that appear later.
  await page.evaluate(() => {
    const isUntranslated = ({ data, parentElement }: Text) =>
      data.trim() !== '' && !parentElement?.closest('font, script, style, select');
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isUntranslated)) {
        const translation = document.createElement('font');
        translation.innerHTML = '<font></font>';
        translation.firstElementChild?.append(`[${text.data}]`);
        text.replaceWith(translation);
      }
    };
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(translate).observe(document.body, changes);
    translate();
  });
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const title = (await first.textContent()) ?? '';
  await page.locator('a[href*="vacancy_page=2"]').first().click();
  await expect(page).toHaveURL(/vacancy_page=2/);
  await expect(first).not.toHaveText(title);
  await expect(first).toHaveText(/^\[/);
  await page.goBack();
  await expect(first).toHaveText(title);
});
