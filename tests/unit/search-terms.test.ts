import { describe, expect, it } from 'vitest';
import { buildSearchText, normalizeSearchText, searchTerms } from '@/server/vacancies/search';

/** The meaning of a search, without a database. */
function matchesSearch(search: string, ...fields: string[]): boolean {
  const terms = searchTerms(search);
  if (!terms) return true;
  const text = buildSearchText(fields);
  return [...terms.grams, ...terms.exact].every((term) => text.includes(term));
}

describe('folding', () => {
  it.each([
    ['ＩＰＯ', 'ipo', 'IPO', 'Ipo'],
    ['カイケイ', 'かいけい', 'ｶｲｹｲ', 'カいケい'],
    ['ガバナンス', 'ｶﾞﾊﾞﾅﾝｽ', 'か\u3099は\u3099なんす'],
    ['J-SOX', 'JSOX', 'Ｊ－ＳＯＸ', 'Jーsox', 'j‐sox', 'J−SOX', 'J–SOX'],
    ['コーポレート', 'コ－ポレ－ト', 'ｺｰﾎﾟﾚｰﾄ', 'こーぽれーと'],
    ['3ヶ月', '３か月', '3ヵ月', '3カ月', '３ヶ月'],
    ['IPO 準備', 'IPO　準備', 'ipo準備'],
    ['（株）', '㈱', '(株)'],
    ['M&A', 'Ｍ＆Ａ', 'm&a'],
  ])('%s has one spelling with its variants', (first, ...variants) => {
    for (const variant of variants)
      expect(normalizeSearchText(variant), variant).toBe(normalizeSearchText(first));
  });

  it('keeps apart what only looks alike', () => {
    expect(normalizeSearchText('ビール')).not.toBe(normalizeSearchText('ビル'));
    expect(normalizeSearchText('はは')).not.toBe(normalizeSearchText('ばば'));
    expect(normalizeSearchText('週2-3日')).not.toBe(normalizeSearchText('週23日'));
  });

  it('drops what nobody sees and the database would refuse', () => {
    expect(normalizeSearchText('決\u0000算\u200b\ud800')).toBe('決算');
  });
});

describe('search terms', () => {
  it.each([
    ['two characters', '決算', '連結決算の早期化'],
    ['one character', '税', '税務顧問'],
    ['three characters and more', '連結決算', '連結決算の早期化'],
    ['a spelling of another width, case and kana', 'ｊ－ｓｏｘ ふぁんど', 'J-SOX対応', '不動産ファンド'],
    ['words of different fields', '東京　税務', '税務顧問', '東京都'],
    ['a long word whose last mark the text leaves out', 'マネージャー', '経理マネージャ候補'],
    ['the same the other way round', 'マネージャ', '経理マネージャー候補'],
    ['a tag as the list shows it', '#IFRS', 'IFRS'],
    ['a sign', 'M&A', 'M&A支援'],
    ['a character outside the basic plane', '𠮷野', '𠮷野会計'],
  ])('find %s', (_, search, ...fields) => {
    expect(matchesSearch(search, ...fields)).toBe(true);
  });

  it.each([
    ['one of two words is missing', '決算 税務', '決算早期化'],
    ['all pairs of a word are there but not the word', 'abcab', 'ab bca cab', 'x'],
    ['a word would run over two fields', '決算税務', '決算', '税務'],
    ['a pair would run over two fields', '算税', '決算', '税務'],
    ['a sign that SQL patterns know is not in the text', '%', '決算'],
    ['the other sign that SQL patterns know', '_', '決算'],
  ])('find nothing when %s', (_, search, ...fields) => {
    expect(matchesSearch(search, ...fields)).toBe(false);
  });

  it.each(['', '   ', '　', '\u200b', '\ud800'])('of %j are none', (search) => {
    expect(searchTerms(search)).toBeNull();
  });

  it('leaves words of two characters to the index alone, since their pair proves them', () => {
    expect(searchTerms('決算 税')).toEqual({ grams: ['決算', '税'], exact: [] });
    expect(searchTerms('IPO')).toEqual({ grams: ['ip', 'po'], exact: ['ipo'] });
  });
});
