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

/** Deletes all cookies, so that the next test starts with a new browser. */
export function clearCookies(cookies: Cookies): void {
  cookies.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: this code simulates the browser, not the page
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  }
}
