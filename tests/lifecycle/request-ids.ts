import { expect } from 'vitest';
import { waitUntil } from './helpers';
import type { Site } from './site-process';

/** What a client may send to be found in a log, to end a comment of SQL, or to look like another request. */
const CHOSEN = ['chosen-by-the-client', "x'*/ select pg_sleep(9) /*", 'taro@example.com'];

/** Returns the ids in the lines that the site wrote about requests. */
const loggedIds = ({ output }: Site): unknown[] =>
  output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line).requestId);

/**
 * Asserts that a proxy gives each request an id of its own, that the site logs that id and the response has it, and that
 * what a client sends reaches neither.
 */
export async function expectOwnRequestIds(site: Site, origin: string): Promise<void> {
  const given = new Set<string>();
  for (const id of CHOSEN)
    for (const path of ['/vacancy/', '/api/v3/public/vacancies/?search=ids', '/no-such-page/']) {
      const response = await fetch(origin + path, { headers: { 'X-Request-Id': id } });
      await response.text();
      const answered = response.headers.get('x-request-id') ?? '';
      expect(answered).toMatch(/^[\da-f-]{32,36}$/);
      expect(given).not.toContain(answered);
      given.add(answered);
      // A page that the proxy keeps does not reach the site.
      if (response.headers.get('x-cache-status') !== 'HIT')
        await waitUntil('the id is in the log', () => loggedIds(site).includes(answered));
    }
  for (const id of CHOSEN) expect(site.output()).not.toContain(id);
}
