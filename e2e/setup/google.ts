import type { Page, Route } from '@playwright/test';

interface GoogleAccount {
  sub: string;
  email: string;
}

const selectedAccounts = new WeakMap<Page, GoogleAccount>();

/** Sets the account that the fake Google script returns from now on. */
export const chooseGoogleAccount = (page: Page, account: GoogleAccount) =>
  selectedAccounts.set(page, account);

/** Renders a button like Google’s script and passes the signed token to the site’s callback. */
const FAKE_SCRIPT = `
  window.google = { accounts: { id: {
    initialize(options) { Object.assign(this, { callback: options.callback, nonce: options.nonce }); },
    renderButton(container) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Googleで続ける';
      button.style.minHeight = '44px';
      button.onclick = async () => {
        const answer = await fetch('https://accounts.google.com/gsi/choose?nonce=' + this.nonce);
        if (answer.ok) this.callback({ credential: await answer.text() });
      };
      container.replaceChildren(button);
    },
    prompt() {},
    cancel() {},
  } } };
`;

async function fulfill(route: Route, page: Page) {
  const { pathname, searchParams } = new URL(route.request().url());
  if (pathname === '/gsi/client') return route.fulfill({ contentType: 'text/javascript', body: FAKE_SCRIPT });
  const account = selectedAccounts.get(page);
  const token = account
    ? await fetch(
        `${process.env.E2E_GOOGLE_ISSUER}/sign?${new URLSearchParams({ ...account, nonce: searchParams.get('nonce') ?? '' })}`,
      )
    : undefined;
  return route.fulfill({
    status: token ? 200 : 204,
    headers: { 'access-control-allow-origin': '*' },
    body: await token?.text(),
  });
}

/**
 * Replaces Google, the only external service of a page: its script and its account chooser. A local issuer
 * signs the token, and the site verifies it like a token from Google.
 */
export const mockGoogle = (page: Page) =>
  page.route('https://accounts.google.com/**', (route) => fulfill(route, page));
