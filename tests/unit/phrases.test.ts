import { expect, test } from 'vitest';
import { splitPhrases } from '@/lib/phrases';

test.each([
  ['phrases stay apart', '会計士の経費の考え方', ['会計士の', '経費の', '考え方']],
  [
    'a word is never cut in two',
    '買収した子会社の経理体制づくり',
    ['買収した', '子会社の', '経理体制づくり'],
  ],
  [
    'nor a word in katakana',
    '連結キャッシュ・フロー計算書の作成',
    ['連結キャッシュ・フロー計算書の', '作成'],
  ],
  ['an empty text has no phrase', '', []],
])('%s', (_condition, text, phrases) => {
  expect(splitPhrases(text)).toEqual(phrases);
});

test.each(['移転価格文書化：中堅企業が最低限そろえるもの', '🈴𠮷野家の 会計　入門'])(
  'nothing of 「%s」 is lost',
  (text) => {
    expect(splitPhrases(text).join('')).toBe(text);
  },
);
