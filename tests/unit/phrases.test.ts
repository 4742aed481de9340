import { expect, test } from 'vitest';
import { splitPhrases } from '@/api/pages/phrases';

test.each([
  ['keeps phrases separate', '会計士の経費の考え方', ['会計士の', '経費の', '考え方']],
  ['never splits a word', '買収した子会社の経理体制づくり', ['買収した', '子会社の', '経理体制づくり']],
  [
    'never splits a katakana word',
    '連結キャッシュ・フロー計算書の作成',
    ['連結キャッシュ・フロー計算書の', '作成'],
  ],
  [
    'never splits a short quotation',
    '「監査から離れて選び直す」という考え方',
    ['「監査から離れて選び直す」という', '考え方'],
  ],
  [
    'never splits a long quotation',
    '初日に聞いた「決算が早まって、値上げの判断が一か月早くできた」という言葉',
    ['初日に', '聞いた', '「決算が早まって、値上げの判断が一か月早くできた」という', '言葉'],
  ],
  ['never parts a number from its unit', '月次を8営業日で締める', ['月次を', '8営業日で', '締める']],
  ['returns no phrases for an empty text', '', []],
])('%s', (_condition, text, phrases) => {
  expect(splitPhrases(text)).toEqual(phrases);
});

test.each(['移転価格文書化：中堅企業が最低限そろえるもの', '🈴𠮷野家の 会計　入門'])(
  'loses no character of 「%s」',
  (text) => {
    expect(splitPhrases(text).join('')).toBe(text);
  },
);
