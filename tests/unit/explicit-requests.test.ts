import type { AxiosInstance } from 'axios';
import { expect, it, vi } from 'vitest';
import { addressFromZip } from '@/api/addresses';
import { choiceQueries } from '@/api/choices';
import { createQueryClient } from '@/api/client';
import { seminarQueries } from '@/api/seminars';
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

it('previews send the page and its size too', async () => {
  expect(await requestOf(vacancyQueries.summaries())).toBe(
    '/vacancy-summaries/?page=1&vacancy_page_size=4&status=open',
  );
  expect(await requestOf(seminarQueries.upcoming())).toBe('/seminar-summaries/?page=1&seminar_page_size=12');
});

it('the regions are asked for like the other choice lists, whatever their values are', async () => {
  const choices = [{ value: 'kanto', label: '関東' }];
  expect(await requestOf(choiceQueries.regions(), choices)).toBe('/region-choices/');
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
