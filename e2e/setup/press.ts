import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/**
 * Returns the middle of what a person presses: the words of the element, or of the label of a box, and otherwise the element
 * itself, such as an icon. Null while nothing of it can be seen.
 */
function findPlace(element: Element): { x: number; y: number; cover: string | null } | null {
  const label = (element as HTMLInputElement).labels?.[0];
  const isBox = element.matches('input[type="checkbox"], input[type="radio"], input[type="file"]');
  const target = isBox && label ? label : element;
  const areas: DOMRect[] = [];
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A text for screen readers is clipped to a pixel.
    const { width = 0, height = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
    const isOtherLink = node.parentElement?.closest('a') !== target.closest('a');
    if (!node.textContent?.trim() || width < 2 || height < 2 || isOtherLink) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    areas.push(...[...range.getClientRects()].filter((area) => area.width > 0 && area.height > 0));
  }
  if (areas.length === 0) areas.push(target.getBoundingClientRect());
  const [area] = areas.sort((one, other) => other.width * other.height - one.width * one.height);
  if (!area || area.width === 0 || area.height === 0) return null;
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  const hit = document.elementFromPoint(x, y);
  // In a row whose link covers all of it, the words are reached through the link.
  const row = hit?.closest('li, article, tr, label');
  const isReached = Boolean(
    hit && (target.contains(hit) || hit.contains(target) || element.contains(hit) || row?.contains(target)),
  );
  return { x, y, cover: isReached ? null : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the window') };
}

/** Returns the place of an element once it has come to rest on screen, where nothing covers it. */
async function seePlace(target: Locator): Promise<Point> {
  await expect(target).toHaveCount(1);
  let seen: Point | undefined;
  await expect(async () => {
    let place = await target.evaluate(findPlace);
    if (place?.cover) {
      // As a person scrolls until the thing is in the middle of the window.
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
      place = await target.evaluate(findPlace);
    }
    expect(place, `${target} is on screen`).not.toBeNull();
    expect(place?.cover, `what covers ${target}`).toBeNull();
    const isAtRest = place?.x === seen?.x && place?.y === seen?.y;
    seen = place ?? undefined;
    expect(isAtRest, `${target} is at rest`).toBe(true);
  }).toPass({ intervals: [50, 50, 100, 200] });
  return seen as Point;
}

/** Returns what a person would notice of a page, as a text to compare. */
const readState = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const values = fields.map((field) => `${field.value}${field.checked}`);
    const { activeElement } = document;
    const focus = activeElement === document.body ? '' : (activeElement?.outerHTML ?? '');
    return [location.href, scrollX, scrollY, ...values, focus, document.body.outerHTML].join('\n');
  });

/** Whether the page is on a screen that is touched. */
const isTouched = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

/** Presses a place with the mouse, or with a finger on a screen that is touched. */
export async function pressPlace(page: Page, { x, y }: Point): Promise<void> {
  if (await isTouched(page)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/**
 * Presses what a person sees of an element: its words, the words of its label for a box, or its icon. Fails when something
 * covers it, and when the press changes nothing: neither the page, nor a field, the address, the focus, a new tab or a file.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  const place = await seePlace(target);
  let isElsewhere = false;
  const leave = () => {
    isElsewhere = true;
  };
  page.on('download', leave);
  page.on('popup', leave);
  page.on('filechooser', leave);
  page.on('framenavigated', leave);
  try {
    const before = await readState(page);
    await pressPlace(page, place);
    await expect(async () => {
      // While another page is loading nothing can be read, which is a change too.
      const after = isElsewhere ? '' : await readState(page).catch(() => '');
      expect(isElsewhere || after !== before, `the press on ${target} changes something`).toBe(true);
    }).toPass({ intervals: [20, 50, 100] });
  } finally {
    for (const event of ['download', 'popup', 'filechooser', 'framenavigated'] as const)
      page.removeListener(event as 'popup', leave);
  }
}

/** Presses the words of a box or radio button that is not chosen, and waits until it is. */
export async function tick(box: Locator): Promise<void> {
  await expect(box).not.toBeChecked();
  await press(box);
  await expect(box).toBeChecked();
}

/** Presses the words of a chosen box, and waits until it is no longer. */
export async function untick(box: Locator): Promise<void> {
  await expect(box).toBeChecked();
  await press(box);
  await expect(box).not.toBeChecked();
}

/** Chooses an option of a select by its text: opens it with a press, and goes to the option with the arrow keys. */
export async function choose(select: Locator, text: string): Promise<void> {
  const page = select.page();
  const { x, y } = await seePlace(select);
  await pressPlace(page, { x, y });
  await expect(select).toBeFocused();
  const distance = await select.evaluate((element, text) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    const index = [...options].findIndex((option) => option.text.trim() === text);
    if (index < 0) throw new Error(`no option 「${text}」`);
    return index - selectedIndex;
  }, text);
  for (let step = 0; step < Math.abs(distance); step += 1)
    await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(select.locator('option:checked')).toHaveText(text);
}
