import { describe, expect, it } from 'vitest';
import { readSearchConditions } from '@/lib/vacancies/search-conditions';
import { buildSearchText, parseSearch } from '@/server/vacancies/search';

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

/** Evaluates a search as the database does. */
function matchesSearch(search: string, ...fields: string[]): boolean {
  const terms = parseSearch(search);
  if (!terms) return true;
  const text = buildSearchText(fields);
  return [...terms.grams, ...terms.longWords].every((term) => text.includes(term));
}

describe('search terms', () => {
  it.each([
    ['two characters', '決算', '連結決算の早期化'],
    ['one character', '税', '税務顧問'],
    ['three characters and more', '連結決算', '連結決算の早期化'],
    ['a spelling with another width, case and kana', 'ｊ－ｓｏｘ ふぁんど', 'J-SOX対応', '不動産ファンド'],
    ['words of different fields', '東京　税務', '税務顧問', '東京都'],
    ['a long word whose final long-vowel mark is missing in the text', 'マネージャー', '経理マネージャ候補'],
    ['a long word without the final long-vowel mark that the text has', 'マネージャ', '経理マネージャー候補'],
    ['a tag as displayed in the list', '#IFRS', 'IFRS'],
    ['a middle dot that the text lacks', 'デュー・デリジェンス', '税務デューデリジェンス'],
    ['a middle dot that only the text has', 'デューデリジェンス', '税務デュー・デリジェンス'],
    ['brackets around the word', '「上場」', '上場準備会社'],
    ['brackets within the text', '上場準備会社', '「上場」準備会社'],
    ['a symbol', 'M&A', 'M&A支援'],
    ['a range as Windows types it', '12～3月', '繁忙期は12〜3月です'],
    ['a range with a hyphen', '週3-4日', '週3〜4日'],
    ['a character outside the basic plane', '𠮷野', '𠮷野会計'],
  ])('find %s', (_, search, ...fields) => {
    expect(matchesSearch(search, ...fields)).toBe(true);
  });

  it.each([
    ['one of two words is missing', '決算 税務', '決算早期化'],
    ['all pairs of a word occur but not the word', 'abcab', 'ab bca cab', 'x'],
    ['a word would span two fields', '決算税務', '決算', '税務'],
    ['a pair would span two fields', '算税', '決算', '税務'],
    ['a percent sign, which SQL patterns use, is not in the text', '%', '決算'],
    ['the search is a sign that folding removes', '※', '※決算'],
    ['the search is several signs only', '・ 「」', '決算・税務'],
    ['an underscore, which SQL patterns use, is not in the text', '_', '決算'],
  ])('find nothing when %s', (_, search, ...fields) => {
    expect(matchesSearch(search, ...fields)).toBe(false);
  });

  it.each(['', '   ', '　', '\u200b', '\ud800'])('are null for the blank search %j', (search) => {
    expect(parseSearch(search)).toBeNull();
  });

  it('use only the index for words of two characters, because the pair is the whole word', () => {
    expect(parseSearch('決算 税')).toEqual({ words: ['決算', '税'], grams: ['決算', '税'], longWords: [] });
    expect(parseSearch('IPO')).toEqual({ words: ['ipo'], grams: ['ip', 'po'], longWords: ['ipo'] });
  });
});
