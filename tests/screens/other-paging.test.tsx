import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';
import { insertSeminarSamples } from '../setup/seminars';
import { insertVacancySamples } from '../setup/vacancies';

const site = setUpSite();
const ROWS = 30;
const numbered = (noun: string) =>
  Array.from({ length: ROWS }, (_, index) => ({ title: `${noun}その${index + 1}` }));

beforeAll(async () => {
  await insertVacancySamples(site.api.db, numbered('案件'));
  await insertSeminarSamples(site.api.db, numbered('セミナー'));
});

const LISTS: [string, (page: number) => string][] = [
  ['案件', (page) => `/vacancy/?vacancy_page=${page}`],
  ['セミナー', (page) => `/seminar/?seminar_page=${page}`],
];

const shownRows = (noun: string) => screen.getAllByRole('link', { name: new RegExp(`^${noun}その`) });
const pages = (noun: string) => screen.getByRole('navigation', { name: `${noun}一覧のページ` });

describe.each(LISTS)('the list of %s', (noun, path) => {
  it.each([
    [1, 10, '1〜10件'],
    [2, 10, '11〜20件'],
    [3, 10, '21〜30件'],
  ])('reaches page %i of an API with pages of its own size', async (page, count, range) => {
    site.deviate({ fixedPageSize: 10, notFoundPastEnd: true });
    await site.open(path(page));
    expect(shownRows(noun)).toHaveLength(count);
    expect(screen.getByText(new RegExp(range))).toBeVisible();
    const links = within(pages(noun)).getAllByRole('link', { name: /^\d+ページ目?$|^\d+$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  });

  it('leads to the last page from a page past the end that the API answers with 404', async () => {
    site.deviate({ notFoundPastEnd: true });
    await site.open(path(5));
    expect(await screen.findByText(`このページに${noun}はありません。`)).toBeVisible();
    expect(screen.getByText('一覧は2ページまであります。')).toBeVisible();
    expect(screen.getByRole('link', { name: '最後のページを見る' })).toHaveAttribute('href', path(2));
  });

  it('leads to the next page when the API returns neither count nor next', async () => {
    site.deviate({ missingFields: ['count', 'next', 'previous'] });
    await site.open(path(1));
    expect(shownRows(noun)).toHaveLength(24);
    expect(within(pages(noun)).getByRole('link', { name: '次のページ' })).toBeVisible();
    expect(screen.getByText(/1〜24件/)).not.toHaveTextContent('25');
  });

  it('ends at a page that is not full when the API returns neither count nor next', async () => {
    site.deviate({ missingFields: ['count', 'next', 'previous'] });
    await site.open(path(2));
    expect(shownRows(noun)).toHaveLength(6);
    expect(within(pages(noun)).queryByRole('link', { name: '次のページ' })).toBeNull();
    expect(within(pages(noun)).getByRole('link', { name: '前のページ' })).toBeVisible();
  });
});
