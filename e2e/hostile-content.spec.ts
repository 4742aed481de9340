import { CONTENT_PAGES, startHostileSite } from './setup/hostile-content';
import { openAndCheck, watch } from './setup/hostile-page';
import { expect, expectConsoleError, test } from './setup/test';

test("hostile texts of the operator's own files, and of an API behind API_ORIGIN, are shown as texts", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const requests = await watch(page);
  const { site, stop } = await startHostileSite();
  try {
    for (const path of CONTENT_PAGES) await openAndCheck(page, path, { site });
    for (const path of ['/vacancy/', '/seminar', '/column', '/auth/login', '/custom-404/']) {
      if (path.startsWith('/custom')) expectConsoleError('404');
      await openAndCheck(page, path, { site, shows: false });
    }
    const feed = await (await context.request.get(`${site}/column/feed.xml`)).text();
    const isWellFormed = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror, script') === null,
      feed,
    );
    expect(isWellFormed).toBe(true);
  } finally {
    // Otherwise the page still loads the scripts of the pages that it links to when the site stops.
    await page.goto('about:blank');
    await stop();
  }
  expect(requests).toEqual([]);
});
