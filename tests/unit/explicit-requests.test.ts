import type { AxiosInstance } from 'axios';
import { expect, it, vi } from 'vitest';
import { addressFromZip } from '@/api/addresses';
import { choiceQueries } from '@/api/choices';
import { createQueryClient } from '@/api/client';
import { columnQueries } from '@/api/columns';
import { seminarQueries } from '@/api/seminars';
import { createHttp } from '@/api/transport/create-http';
import { bindHttp } from '@/api/transport/http-client';
import { vacancyQueries } from '@/api/vacancies';
import { parseVacancyFilters } from '@/lib/vacancies/vacancy-filters';

const send = vi.hoisted(() => vi.fn(async (_request: object) => ({ data: { addresses: [] } })));
vi.mock('@/api/transport/browser-http', () => ({ createBrowserHttp: () => ({ send }) }));

const EMPTY_PAGE = { count: 0, next: null, previous: null, results: [] };

/** Returns the path and the parameters with which a query asks the API. */
// biome-ignore lint/suspicious/noExplicitAny: queries of different data have no narrower type
async function requestOf(query: any, data: unknown = EMPTY_PAGE): Promise<string> {
  const client = createQueryClient({ onServer: true });
  const get = vi.fn(async (_path: string, _config: { params?: URLSearchParams }) => ({ data, status: 200 }));
  bindHttp(client, { get } as unknown as AxiosInstance);
  await client.fetchQuery(query);
  const [path, { params }] = get.mock.calls[0] ?? ['', {}];
  return params ? `${path}?${params}` : path;
}

it.each([
  [{}, '/vacancies/?page=1&vacancy_page_size=24'],
  [
    { page: '2', days: ['1', '2'], status: 'open', search: '決算' },
    '/vacancies/?page=2&days=1&days=2&status=open&search=%E6%B1%BA%E7%AE%97&vacancy_page_size=24',
  ],
])('the vacancy list for %o always sends the page and its size', async (query, expected) => {
  expect(await requestOf(vacancyQueries.list(parseVacancyFilters(query, 'page')))).toBe(expected);
});

it('the seminar list always sends the page and its size', async () => {
  expect(await requestOf(seminarQueries.list(2))).toBe('/seminar-summaries/?page=2&seminar_page_size=24');
});

it('previews send the page and its size too', async () => {
  expect(await requestOf(vacancyQueries.summaries())).toBe(
    '/vacancy-summaries/?page=1&vacancy_page_size=4&status=open',
  );
  expect(await requestOf(seminarQueries.upcoming())).toBe('/seminar-summaries/?page=1&seminar_page_size=12');
});

it('every request sends credentials, and the CSRF token under the names of Django (spec §7)', () => {
  expect(createHttp().defaults).toMatchObject({
    baseURL: '/api/v3/public',
    withCredentials: true,
    xsrfCookieName: 'csrftoken',
    xsrfHeaderName: 'X-CSRFToken',
  });
});

it.each([
  ['/certification-choices/', choiceQueries.certifications()],
  ['/hope-workstyle-choices/', choiceQueries.hopeWorkstyles()],
  ['/current-workstyle-choices/', choiceQueries.currentWorkstyles()],
  ['/withdraw-reason-choices/', choiceQueries.withdrawReasons()],
  ['/region-choices/', choiceQueries.regions()],
  ['/skills/', choiceQueries.skills()],
  ['/abilities/', choiceQueries.abilities()],
  ['/categories/', vacancyQueries.categories()],
])('%s is asked for by its own name (spec §7)', async (path, query) => {
  expect(await requestOf(query, [])).toBe(path);
});

it('columns and tags are asked for at the same time (spec §7)', () => {
  const client = createQueryClient({ onServer: true });
  const get = vi.fn(() => new Promise(() => undefined));
  bindHttp(client, { get } as unknown as AxiosInstance);
  void client.fetchQuery(columnQueries.columnsAndTags());
  return vi.waitFor(() =>
    expect(get.mock.calls.map(([path]: string[]) => path)).toEqual(['/columns/', '/tags/']),
  );
});

it.each(['100-0001', '１００－０００１', '1000001', '〒100-0001'])(
  'sends the postal code %s as 7 digits',
  async (zip) => {
    await addressFromZip(zip);
    expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({ method: 'post', path: '/address-from-zip/', body: { zip: '1000001' } }),
    );
  },
);
