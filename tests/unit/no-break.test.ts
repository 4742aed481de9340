import { expect, test } from 'vitest';
import { keepNumbersTogether } from '@/lib/article-html';
import { UNBREAKABLE } from '@/lib/no-break';

const partsOf = (text: string) => text.split(UNBREAKABLE).filter((_, index) => index % 2 === 1);

test.each([
  ['a short quotation', '独立して三年。「週3日」で取る', ['「週3日」']],
  ['a hyphenated word', 'J-SOXとN-2期', ['J-SOX', 'N-2']],
  ['a number with its unit', '月72〜90万円、15営業日、6か月', ['72〜90万円', '15営業日', '6か月']],
  ['each part of a date', '2026年12月6日', ['2026年', '12月', '6日']],
  ['nothing of a long quotation', '「報告書の通りになりました。直すのも手伝ってください」', []],
  ['no number without a unit', '売上は3つに分ける', []],
])('keeps %s together', (_what, text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('marks numbers in the text of an article, but not in its tags', () => {
  expect(
    keepNumbersTogether('<p>月次を<strong>8営業日</strong>で</p><img alt="5人" src="/images/5人.png">'),
  ).toBe(
    '<p>月次を<strong><span data-no-break>8営業日</span></strong>で</p><img alt="5人" src="/images/5人.png">',
  );
});
