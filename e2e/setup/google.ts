import type { Page, Route } from '@playwright/test';

interface GoogleAccount {
  sub: string;
  email: string;
}

const selectedAccounts = new WeakMap<Page, GoogleAccount>();

/** The account that is chosen from now on, when Google's window would ask for one. */
export const chooseGoogleAccount = (page: Page, account: GoogleAccount) =>
  selectedAccounts.set(page, account);

/** Draws a button as Google's script does, and gives the site's callback what Google's window would. */
const FAKE_SCRIPT = `
  window.google = { accounts: { id: {
    initialize(options) { this.callback = options.callback; },
    renderButton(place) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Googleで続ける';
      button.style.minHeight = '44px';
      button.onclick = async () => {
        const answer = await fetch('https://accounts.google.com/gsi/choose');
        if (answer.ok) this.callback({ credential: await answer.text() });
      };
      place.replaceChildren(button);
    },
    prompt() {},
    cancel() {},
  } } };
`;

async function fulfill(route: Route, page: Page) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/gsi/client') return route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT });
  const account = selectedAccounts.get(page);
  const token = account
    ? await fetch(`${process.env.E2E_GOOGLE_ISSUER}/sign?${new URLSearchParams({ ...account })}`)
    : undefined;
  return route.fulfill({
    status: token ? 200 : 204,
    headers: { 'access-control-allow-origin': '*' },
    body: await token?.text(),
  });
}

/**
 * The one outside service of a page, in its browser: only the script and the window of Google are replaced. The token is
 * signed by a local issuer, and the site verifies it as it would Google's.
 */
export const mockGoogle = (page: Page) =>
  page.route('https://accounts.google.com/**', (route) => fulfill(route, page));
