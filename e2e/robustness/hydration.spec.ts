import type { Locator, Page } from '@playwright/test';
import { pathsFor } from '@/tests/setup/screens';
import { startSessionOfDemoMember, startSessionOfNewMember } from '../setup/members';
import { holdScripts, openEarly } from '../setup/scripts';
import { expect, openScreen, test, waitForHydration } from '../setup/test';

declare global {
  interface Window {
    /** How many elements React has attached itself to, as seen between its tasks. */
    attached: Set<number>;
  }
}

const PHONE = { width: 375, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

/** The screens with forms. The settings and the CPD certificates show theirs on demand. */
const FORMS = [...pathsFor('visitor', 'form'), ...pathsFor('member', 'form')].filter(
  (path) => !/system|cpe/.test(path),
);

/** Opens a page whose scripts are held back, and waits until its HTML is complete. */
async function openComplete(page: Page, path: string): Promise<void> {
  await openEarly(page, path);
  await page.locator('#__NEXT_DATA__').waitFor({ state: 'attached' });
}

/** Returns the visible controls that look alive and that only scripts can handle. */
const findDeadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a:not([href]), [role="button"]',
    );
    const works = (control: HTMLElement) =>
      control.matches(':disabled, [type="hidden"], summary, a[href], form[method="get"] [type="submit"]') ||
      // A form keeps what is typed and chosen.
      (control.matches('input, select, textarea') && control.closest('form') !== null);
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !works(control))
      .map((control) => control.getAttribute('aria-label') ?? (control.innerText || control.outerHTML));
  });

/** Returns what the fields of the page's forms show, by their ids, or by the id and the words around them. */
const readFields = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)');
    const shown = [...fields].filter(({ type }) => type !== 'hidden' && type !== 'file');
    return Object.fromEntries(
      shown.map((field) => [
        field.id ||
          `${field.closest('[id]')?.id} ${field.ariaLabel ?? field.closest('label')?.textContent ?? ''}`,
        /checkbox|radio/.test(field.type) ? String(field.checked) : field.value,
      ]),
    );
  });

/** Presses the middle of the last words of a label that are no link. */
async function pressWords(page: Page, label: Locator): Promise<void> {
  await label.scrollIntoViewIfNeeded();
  const [x, y] = await label.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('a')) range.selectNodeContents(texts.currentNode);
    const [line] = range.getClientRects();
    return line ? [line.x + line.width / 2, line.y + line.height / 2] : [0, 0];
  });
  await page.mouse.click(x ?? 0, y ?? 0);
}

/** Changes every field of the forms in sight as a person does: presses the words of choices, and types. */
async function changeFields(page: Page): Promise<void> {
  const fields = page.locator('main form').locator('input, select, textarea').filter({ visible: true });
  for (const field of await fields.all()) {
    const { type, isFree } = await field.evaluate((element: HTMLInputElement) => ({
      type: element.type,
      isFree: !element.disabled && !element.readOnly && element.tabIndex !== -1,
    }));
    if (!isFree) continue;
    if (/checkbox|radio/.test(type)) {
      await pressWords(page, field.locator('xpath=ancestor::label'));
    } else if (type === 'select-one') {
      await field.press('ArrowDown');
    } else if (type === 'date') {
      await field.press('ArrowUp');
    } else {
      await field.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('9');
    }
  }
}

test.describe('before the scripts arrive', () => {
  for (const who of ['visitor', 'member'] as const)
    test(`no control looks alive and does nothing: screens of a ${who}`, async ({ page, context }) => {
      if (who === 'member') await startSessionOfDemoMember(context);
      await holdScripts(page);
      const dead: Record<string, string[]> = {};
      for (const path of pathsFor(who)) {
        await openComplete(page, path);
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          const controls = await findDeadControls(page);
          if (controls.length > 0) dead[`${path} at ${size.width}`] = controls;
        }
      }
      expect(dead).toEqual({});
    });

  for (const path of FORMS)
    test(`${path}: holds the saved values, and keeps what is typed and chosen`, async ({ page, context }) => {
      await page.setViewportSize(PHONE);
      if (pathsFor('member').includes(path)) await startSessionOfDemoMember(context);
      const release = await holdScripts(page);
      await openComplete(page, path);
      const saved = await readFields(page);
      await changeFields(page);
      const changed = await readFields(page);
      expect(Object.keys(saved).filter((field) => changed[field] !== saved[field])).not.toEqual([]);
      release();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      // A choice may show further fields, or hide some.
      for (const [field, text] of Object.entries(await readFields(page)))
        if (field in changed) expect(text, field).toBe(changed[field]);
      // The changes are those of this visit only.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        window.onbeforeunload = null;
      });
      page.once('dialog', (dialog) => dialog.accept());
      await openScreen(page, path);
      expect(await readFields(page)).toEqual(saved);
    });

  test('filters of a phone: the link shows the menus, which keep the choice', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await holdScripts(page);
    await openComplete(page, '/vacancy/?search=決算');
    await page.getByText('絞り込み', { exact: true }).click();
    await page.getByText('稼働日数', { exact: true }).click();
    await page.getByRole('group', { name: '稼働日数' }).getByText('週3日').click();
    release();
    await expect(page).toHaveURL(/days=3/);
    await expect(page).toHaveURL(/search=/);
  });

  test('filters of a phone: the form is sent without any script', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await holdScripts(page);
    await openComplete(page, '/vacancy/');
    await page.getByText('絞り込み', { exact: true }).click();
    await page.getByText('稼働日数', { exact: true }).click();
    await page.getByRole('group', { name: '稼働日数' }).getByText('週3日').click();
    await page.getByRole('button', { name: '検索', exact: true }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/days=3/);
  });

  for (const size of [PHONE, DESKTOP])
    test(`menus of the header at ${size.width}: open, and stay open`, async ({ page, context }) => {
      await page.setViewportSize(size);
      await startSessionOfDemoMember(context);
      const release = await holdScripts(page);
      await openComplete(page, '/mypage/cpe/');
      const header = page.getByRole('banner');
      await header.getByLabel(/のメニュー$/).click();
      await expect(header.getByRole('link', { name: '職務経歴書' })).toBeVisible();
      await expect(header.getByText('ログアウト')).toBeDisabled();
      await header.getByLabel(/のメニュー$/).click();
      await header.getByLabel('応募管理').click();
      await expect(header.getByRole('link', { name: '応募した案件' })).toBeVisible();
      release();
      await waitForHydration(page);
      await expect(header.getByRole('list', { name: '最近応募した案件' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(header.getByRole('link', { name: '応募した案件' })).toBeHidden();
    });
});

test('letters in the middle of a saved text, and a word that an input method has not finished', async ({
  page,
  context,
}) => {
  await startSessionOfDemoMember(context);
  const release = await holdScripts(page);
  await openComplete(page, '/mypage/?edit=conditions');
  const note = page.getByLabel('その他の希望');
  const saved = await note.inputValue();
  expect(saved).not.toBe('');
  await note.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(2, 2);
  });
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
  await page.keyboard.type('A');
  const text = `${saved.slice(0, 2)}法人A${saved.slice(2)}`;
  await expect(note).toHaveValue(text);
  // The form knows the text: it survives in the draft.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(note).toHaveValue(text);
});

test('a change of a form with a draft stays beside the rest of the draft', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await openScreen(page, '/mypage/?edit=profile');
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

/** Makes React's slices short, and looks at the page between them. Fills in a field meanwhile. */
async function watchHydration(page: Page, typed?: { field: string; text: string }): Promise<void> {
  await page.addInitScript((early) => {
    // A millisecond passes with each look at the clock, so that the slices do not depend on the machine's speed.
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => {
      looks += 1;
      return now() + looks;
    };
    window.attached = new Set();
    let isTyped = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const isAttached = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      const elements = [...document.querySelectorAll('#__next *')].filter(isAttached);
      window.attached.add(elements.length);
      const field = elements.find((element) => element.id.endsWith(`-${early?.field}`));
      if (early && !isTyped && field instanceof HTMLInputElement) {
        isTyped = true;
        // As a password manager does: both events in one task.
        field.value = early.text;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // At the very beginning there is no element.
      if (document.documentElement?.dataset.hydrated === undefined) port2.postMessage(null);
    };
    port2.postMessage(null);
  }, typed);
}

for (const path of ['/', '/vacancy/', '/terms'])
  test(`${path}: hydration leaves the browser room to answer the user (decision 0156)`, async ({ page }) => {
    await watchHydration(page);
    await openScreen(page, path);
    // In one task for the whole page there are fewer than ten.
    expect(await page.evaluate(() => window.attached.size)).toBeGreaterThan(50);
  });

test('what is filled in between two slices of the hydration is kept', async ({ page, context }) => {
  await startSessionOfNewMember(context);
  await watchHydration(page, { field: 'zip', text: '1000001' });
  await openScreen(page, '/mypage/?edit=profile');
  await expect(page.getByLabel('郵便番号')).toHaveValue('1000001');
  await page.getByRole('button', { name: '住所を検索' }).click();
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区');
});
