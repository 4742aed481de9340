import { expect, it } from 'vitest';
import { readSearchConditions } from '@/lib/vacancies/search-conditions';

const CATEGORIES = [
  { id: 1, name: '決算・開示' },
  { id: 3, name: 'IPO準備' },
];
const NONE = { search: '', days: [], status: [], categories: [] };
const read = (search: string, filters = {}) =>
  readSearchConditions(search, { ...NONE, ...filters }, CATEGORIES);

it.each([
  ['週2日', { days: [2] }],
  ['週２日', { days: [2] }],
  ['週2日まで', { days: [1, 2] }],
  ['週5日以上', { days: [5, 6] }],
  ['募集中', { status: ['open'] }],
  ['募集終了', { status: ['close'] }],
  ['決算・開示', { categories: [1] }],
  ['ｉｐｏ準備', { categories: [3] }],
  ['リモート 週3日　東京', { days: [3], search: 'リモート 東京' }],
  ['週7日', { search: '週7日' }],
  ['週2日制', { search: '週2日制' }],
  ['  ', {}],
])('reads %j', (search, expected) => {
  expect(read(search)).toEqual({ ...NONE, ...expected });
});

it('keeps the filters that are set', () => {
  const filters = { days: [4], status: ['open'], categories: [1] };
  expect(read('週1日 募集中 IPO準備', filters)).toEqual({
    search: '',
    days: [1, 4],
    status: ['open'],
    categories: [1, 3],
  });
});
