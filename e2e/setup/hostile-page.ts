import { expect, type Page } from '@playwright/test';
import { SHORT } from './hostile-texts';
import { modes } from './modes';
import { waitForHydration } from './test';

interface Traces {
  /** Set by each payload that a page runs. */
  ran?: number;
  violations?: string[];
}

/** Records what the enforced policy refuses on each page from its beginning, and requests to the payloads' host. */
export async function watch(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('hostile.invalid')) requests.push(request.url());
  });
  page.on('dialog', (dialog) => {
    requests.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const traces = window as Traces;
      traces.violations = [...(traces.violations ?? []), `${event.violatedDirective} ${event.blockedURI}`];
    });
  });
  return requests;
}

/** Asserts that no text of the page has become a script, an element with a handler or an address that runs one. */
export async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const isActive = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      (/^(href|src|action|formaction|xlink:href)$/.test(name) && /^\s*(javascript|data:text)/i.test(value));
    const active = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(isActive).map(({ name }) => `${element.tagName} ${name}`),
    );
    const { ran, violations = [] } = window as Traces;
    const structured = [...document.querySelectorAll('script[type="application/ld+json"]')];
    for (const { textContent } of structured) JSON.parse(textContent ?? '');
    return { ran, violations, active };
  });
  expect({ url: page.url(), ...found }).toEqual({
    url: page.url(),
    ran: undefined,
    violations: [],
    active: [],
  });
}

/** Opens a page, waits for its scripts, and asserts that it shows the text as it was entered. */
export async function openAndCheck(
  page: Page,
  path: string,
  { shows = true, site = modes.database.origin } = {},
): Promise<void> {
  const response = await page.goto(site + path);
  expect(response?.headers()['content-security-policy'], path).toContain("default-src 'self'");
  await waitForHydration(page);
  if (shows) {
    const texts = () =>
      page.evaluate(() =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll('input, textarea')].map(
            (field) => (field as HTMLInputElement).value,
          ),
        ].join('\n'),
      );
    await expect.poll(texts, path).toContain(SHORT);
  }
  await expectNothingRan(page);
}
