import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageRecords, fillPath, MYPAGE_CHOICES, type PageRecords } from '../setup/page-records';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
let records: PageRecords;
beforeAll(async () => {
  records = await createPageRecords(site.api);
});
/** Each page with a call that it can do without. */
const CALLS: [page: string, call: string][] = [
  ['/vacancy/', '/categories/'],
  ['/vacancy/', '/vacancy-applications/'],
  ['/vacancy/{vacancy}/', '/vacancy-applications/'],
  ['/vacancy/{vacancy}/entry', '/vacancy-applications/'],
  ['/seminar', '/applications/'],
  ['/seminar/{seminar}/', '/applications/'],
  ['/', '/seminar-summaries/'],
  ...MYPAGE_CHOICES.map((name): [string, string] => ['/mypage', `/${name}/`]),
];

describe.each([
  ['404', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })],
  ['200 with a body of another shape', () => HttpResponse.json({ status: 'ok' })],
])('a call that answers %s', (_title, answer) => {
  it.each(CALLS)('leaves the member on %s: %s', async (path, call) => {
    await site.logIn(records.member);
    let calls = 0;
    site.use(
      http.get(`*/api/v3/public${call}`, () => {
        calls += 1;
        return answer();
      }),
    );
    const mount = vi.spyOn(QueryClient.prototype, 'mount');
    const router = await site.open(fillPath(path, records));
    const leave = vi.fn();
    router.current.events.on('routeChangeStart', leave);
    // The first call is that of the server.
    await waitFor(() => expect(calls).toBeGreaterThan(1));
    const client = mount.mock.contexts[0] as QueryClient;
    // A failure that leaves the page does so in the moment in which its call ends.
    await waitFor(() => expect(client.isFetching()).toBe(0));
    mount.mockRestore();
    expect(leave).not.toHaveBeenCalled();
    expect(router.current.asPath).toBe(fillPath(path, records));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
