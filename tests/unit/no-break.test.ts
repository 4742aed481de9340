import { expect, test } from 'vitest';
import { markUnbreakable } from '@/lib/columns/article-html';
import { noBreakClass, UNBREAKABLE } from '@/lib/no-break';

const parseCall = (text: string) => text.split(UNBREAKABLE).filter((_, index) => index % 2 === 1);

test.each([
  ['a short quotation', '独立して三年。「週3日」で取る', ['「週3日」']],
  ['a hyphenated word', 'J-SOXとN-2期', ['J-SOX', 'N-2期']],
  ['a number with its unit', '月72〜90万円、15営業日、6か月', ['72〜90万円', '15営業日', '6か月']],
  ['an approximate number', '税別で約7,900円/時', ['約7,900円/時']],
  ['an ordinal number', '3年目の2件目', ['3年目', '2件目']],
  ['a date with its day of the week', '2026年12月6日(日) 18:00まで', ['2026年12月6日(日)', '18:00']],
  ['an approximate rate', '月 48〜60万円（税別） 約7,800円/時', ['48〜60万円', '（税別）', '約7,800円/時']],
  ['a number with what is before it', '週2日、第3条', ['週2日', '第3条']],
  ['no more than a number with its limit', '30日以上応相談、10時間以内', ['30日以上', '10時間以内']],
  ['several numbers of one unit', 'ご希望の週2・3日に合います', ['週2・3日']],
  [
    'a range of times',
    '2026年12月6日(日) 18:00〜20:30、コアタイム9:00〜16:00',
    ['2026年12月6日(日)', '18:00〜20:30', '9:00〜16:00'],
  ],
  ['the numbers of hints and errors', '13桁、1,000文字以内で、1.5単位', ['13桁', '1,000文字以内', '1.5単位']],
  [
    'a long quotation with the punctuation after it',
    '初めの一言は「決算が早まって、値上げの判断が一か月早くできた」、でした',
    ['「決算が早まって、値上げの判断が一か月早くできた」、'],
  ],
  ['no number without a unit', '売上は3つに分ける', []],
])('keeps %s together', (_what, text, parts) => {
  expect(parseCall(text)).toEqual(parts);
});

test('lets only a part that may be longer than a line of a phone break, when a line does not hold it', () => {
  expect(noBreakClass('「監査から離れて選び直す」')).toBe('no-break');
  expect(noBreakClass('「決算が早まって、値上げの判断が一か月早くできた」')).toBe('keep-whole');
});

test('marks quotations in the headings of an article, but not in its running text', () => {
  const quotation = '「決算が早まって、値上げができた」';
  expect(markUnbreakable(`<h2>${quotation}と聞く</h2><p>${quotation}と聞く</p>`)).toBe(
    `<h2><span class="keep-whole">${quotation}</span>と聞く</h2><p>${quotation}と聞く</p>`,
  );
});

test('keeps no endless word together, which no line could hold', () => {
  const parts = parseCall(`${'abc-'.repeat(50)}abc、${'9'.repeat(100)}円`);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(60);
});

test('marks numbers in Chinese characters in the text of an article', () => {
  expect(markUnbreakable('<p>この三つの推移を二十四か月分並べます。</p>')).toBe(
    '<p>この三つの推移を<span class="no-break">二十四か月分</span>並べます。</p>',
  );
});

test('marks numbers in the text of an article, but not in its tags', () => {
  expect(
    markUnbreakable('<p>月次を<strong>8営業日</strong>で</p><img alt="5人" src="/images/5人.png">'),
  ).toBe(
    '<p>月次を<strong><span class="no-break">8営業日</span></strong>で</p><img alt="5人" src="/images/5人.png">',
  );
});
