/** The browser's cookies. Those without HttpOnly are also in `document.cookie`. */
export type Cookies = Map<string, string>;

export const cookieHeader = (cookies: Cookies): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Stores the cookies of Set-Cookie headers, from the API or from a page. */
export function storeCookies(cookies: Cookies, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
    // Tests of the server have no document.
    if (typeof document === 'undefined' || /httponly/i.test(line)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: this code simulates the browser, not the page
    document.cookie = line.replace(/;\s*secure/i, '');
  }
}

/** Counts how often the cookies were cleared: each time the next test starts with a new browser. */
const clearings = new WeakMap<Cookies, number>();
const clearingsOf = (cookies: Cookies): number => clearings.get(cookies) ?? 0;

/**
 * Returns a function that stores the cookies of a response to a request that begins now. It does nothing after the end of
 * the test, when the response is late.
 */
export function cookieReceiver(cookies: Cookies): (lines: readonly string[]) => void {
  const before = clearingsOf(cookies);
  return (lines) => {
    if (clearingsOf(cookies) === before) storeCookies(cookies, lines);
  };
}

/** Deletes all cookies, so that the next test starts with a new browser. */
export function clearCookies(cookies: Cookies): void {
  clearings.set(cookies, clearingsOf(cookies) + 1);
  cookies.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: this code simulates the browser, not the page
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  }
}
