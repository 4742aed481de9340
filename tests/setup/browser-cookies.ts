/** The browser's cookies: all of them for requests, those that scripts may read in `document.cookie` as well. */
export type Cookies = Map<string, string>;

export const cookieHeader = (cookies: Cookies): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Takes up Set-Cookie lines, from the API or from a page. */
export function storeCookies(cookies: Cookies, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
    // A test of the server alone has no document.
    if (typeof document === 'undefined' || /httponly/i.test(line)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: this plays the browser, not the page
    document.cookie = line.replace(/;\s*secure/i, '');
  }
}

/** A fresh browser for the next test. */
export function clearCookies(cookies: Cookies): void {
  cookies.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: this plays the browser, not the page
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  }
}
