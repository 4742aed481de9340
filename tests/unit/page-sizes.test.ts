import { describe, expect, it } from 'vitest';
import { vacancyPageReply, vacancySummaryPageReply } from '@/schemas/vacancy-fields';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `案件${index + 1}` }));
const paramsOf = (page: number, size: number) =>
  new URLSearchParams({ page: String(page), vacancy_page_size: String(size) });

/** Reads a page for which 24 rows were asked. */
function readPlace(body: unknown, page: number) {
  const { pageCount, firstIndex } = vacancyPageReply(body, new Set(), paramsOf(page, 24));
  return { pageCount, firstIndex };
}

describe('the place of a page in its list', () => {
  it.each([
    ['is that of the size that was asked for', { count: 35, next: '/?page=2', results: rows(24) }, 1, 2, 1],
    ['on the last page too', { count: 35, next: null, results: rows(11) }, 2, 2, 25],
    ['is that of a smaller size of the API', { count: 35, next: '/?page=2', results: rows(10) }, 1, 4, 1],
    ['in the middle too', { count: 35, next: '/?page=4', results: rows(10) }, 3, 4, 21],
    ['on the last page of such an API too', { count: 35, next: null, results: rows(5) }, 4, 4, 31],
    ['is that of a larger size of the API', { count: 120, next: '/?page=2', results: rows(50) }, 1, 3, 1],
    ['on its last page too', { count: 120, next: null, results: rows(20) }, 3, 3, 101],
    [
      'past the end is that of the size that was asked for',
      { count: 35, next: null, results: [] },
      9,
      2,
      193,
    ],
    ['without a count names one more page', { next: '/?page=3', results: rows(10) }, 2, 3, 11],
    ['with all rows is the only one', { count: 60, next: null, results: rows(60) }, 1, 1, 1],
    ['of an empty list has no pages', { count: 0, next: null, results: [] }, 1, 0, 1],
    [
      'does not follow from a last page that does not fit',
      { count: 36, next: null, results: rows(11) },
      3,
      2,
      49,
    ],
  ])('%s', (_title, body, page, pageCount, firstIndex) => {
    expect(readPlace(body, page)).toEqual({ pageCount, firstIndex });
  });
});

describe('a preview', () => {
  it('has no more rows than were asked for, also when the API has pages of its own size', () => {
    const body = { count: 35, next: '/?page=2', results: rows(10) };
    const { results, count } = vacancySummaryPageReply(body, new Set(), paramsOf(1, 4));
    expect({ count, ids: results.map(({ id }) => id) }).toEqual({ count: 35, ids: [1, 2, 3, 4] });
  });
});
