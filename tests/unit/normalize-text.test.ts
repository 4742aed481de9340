import { describe, expect, it, test } from 'vitest';
import {
  countCharacters,
  foldText,
  normalizeText,
  removeInvisibleMarks,
  splitCharacters,
  toKatakana,
} from '@/schemas/normalize-text';

/** Returns whether a character is moved before or after another mark when a text is normalised. */
const isReordered = (character: string): boolean =>
  ['\u0345', '\u0334'].some((mark) =>
    [`a${mark}${character}`, `a${character}${mark}`].some((text) => text.normalize('NFD') !== text),
  );

const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test('leaves out what follows 30 marks in a row, and nothing else', () => {
  expect(normalizeText(`ガ${'\u0301'.repeat(40)}か\u3099ｶﾞ`, 'NFC')).toBe(`ガ${'\u0301'.repeat(30)}がｶﾞ`);
  expect(normalizeText('ｶﾞＡ', 'NFKC')).toBe('ガA');
});

test('shortens a row of any characters that Unicode sorts, also of those that become such marks', () => {
  const startsWithMark = (character: string) => isReordered(Array.from(character.normalize('NFKD'))[0] ?? '');
  const marks = characters.filter(startsWithMark);
  expect(marks.length).toBeGreaterThan(900);
  const left = marks.filter((mark) => normalizeText(`a${mark.repeat(1_000)}`, 'NFKC').length > 200);
  expect(left).toEqual([]);
});

test.each(['神\ufa19', '\ufa10本', '\ufa1b井', '髙橋', '\ufa11', '葛\u{e0100}城', '\u{2f81a}'])(
  'keeps the ideographs of the name %s as typed',
  (name) => {
    expect(normalizeText(name, 'NFC')).toBe(name);
    expect(normalizeText(name, 'NFKC')).toBe(name);
  },
);

test.each([
  ['', 0],
  ['決算', 2],
  ['𠮷野家', 3],
  ['😀😀', 2],
  ['👨‍👩‍👧', 5],
  ['葛\u{e0100}城', 3],
  ['\ud83d', 1],
])('%s has %i characters', (text, count) => expect(countCharacters(text)).toBe(count));

test.each([
  ['決算', ['決', '算']],
  ['𠮷野', ['𠮷', '野']],
  ['a👨‍👩‍👧b', ['a', '👨‍👩‍👧', 'b']],
  ['👍🏽!', ['👍🏽', '!']],
  ['葛\u{e0100}城', ['葛\u{e0100}', '城']],
  ['か\u3099き', ['か\u3099', 'き']],
  ['❤️\n。', ['❤️', '\n', '。']],
  ['', []],
])('%s is cut between its visible characters only', (text, characters) => {
  expect(splitCharacters(text)).toEqual(characters);
});

describe('foldText', () => {
  it.each([
    ['ＩＰＯ', 'ipo', 'IPO', 'Ipo'],
    ['カイケイ', 'かいけい', 'ｶｲｹｲ', 'カいケい'],
    ['ガバナンス', 'ｶﾞﾊﾞﾅﾝｽ', 'か\u3099は\u3099なんす', 'カ゛ハ゛ナンス'],
    ['J-SOX', 'JSOX', 'Ｊ－ＳＯＸ', 'Jーsox', 'j‐sox', 'J−SOX', 'J–SOX', 'J\u2011SOX'],
    ['コーポレート', 'コ－ポレ－ト', 'ｺｰﾎﾟﾚｰﾄ', 'こーぽれーと', 'コ−ポレ—ト', 'コ―ポレ─ト', 'コ-ポレ‐ト'],
    ['12〜3月', '12～3月', '12~3月', '１２∼３月', '12-3月', '12－3月', '12−3月', '12–3月'],
    ['3ヶ月', '３か月', '3ヵ月', '3カ月', '３ヶ月', '3ケ月', '3箇月', '３ヶ月'],
    ['三ヶ月', '三か月', '三カ月', '三箇月'],
    ['数ヶ所', '数か所', '数カ所', '数箇所', '数ケ所'],
    ['霞ヶ関', '霞が関', '霞ケ関'],
    ['佐々木', '佐佐木'],
    ['みすゞ', 'みすず', 'ミスヾ', 'ミスズ'],
    ['さゝき', 'ささき', 'サヽキ'],
    ['決算・開示', '決算･開示', '決算·開示', '決算•開示', '決算‧開示'],
    ['「税務」', '『税務』', '（税務）', '(税務)', '【税務】', '［税務］', '〔税務〕', '<税務>'],
    ['“税務”', '"税務"', '＂税務＂', '〝税務〟'],
    ["CFO's", 'CFO’s', 'ＣＦＯ＇ｓ', 'CFOs'],
    [
      'デューデリジェンス',
      'デュー・デリジェンス',
      'ﾃﾞｭｰ･ﾃﾞﾘｼﾞｪﾝｽ',
      'デュー‧デリジェンス',
      'デュー/デリジェンス',
    ],
    [
      '上場',
      '「上場」',
      '『上場』',
      '《上場》',
      '〈上場〉',
      '＜上場＞',
      '≪上場≫',
      '｢上場｣',
      '“上場”',
      '"上場"',
      '‘上場’',
      '«上場»',
    ],
    ['上場', '★上場', '■上場', '◎上場！', '上場。', '上場、', '※上場', '→上場'],
    [
      '監査税務',
      '監査/税務',
      '監査／税務',
      '監査｜税務',
      '監査、税務',
      '監査，税務',
      '監査：税務',
      '監査…税務',
      '監査‐税務',
      '監査―税務',
    ],
    ['ジャンピエール', 'ジャン＝ピエール', 'ジャン゠ピエール', 'ジャン・ピエール'],
    ['月5月', '月〜5月', '月-5月', '月～5月'],
    ['8000円', '8,000円', '８，０００円'],
    ['1200000円', '1,200,000円'],
    ['IPO 準備', 'IPO　準備', 'ipo準備', 'IPO\u00a0準備'],
    ['（株）', '㈱', '(株)'],
    ['M&A', 'Ｍ＆Ａ', 'm&a'],
    ['㋿', '令和'],
    ['神田', '\ufa19田'],
    ['葛城', '葛\u{e0100}城'],
    ['決算', '決\u0000算\u200b\ud800', '\ufeff決\u00ad算'],
  ])('gives the variants of %s one spelling', (first, ...variants) => {
    for (const variant of variants) expect(foldText(variant), variant).toBe(foldText(first));
  });

  it.each([
    ['ビール', 'ビル'],
    ['はは', 'ばば'],
    ['週2-3日', '週23日'],
    ['週2・3日', '週23日'],
    ['1.5倍', '15倍'],
    ['1/2', '12'],
    ['10:30', '1030'],
    ['C++', 'C'],
    ['C#', 'C'],
    ['M&A', 'MA'],
    ['ケース', 'カース'],
    ['2ケース', '2カース'],
    ['受け入れ', '受が入れ'],
    ['時々', '時'],
    ['税務', '税'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('takes no longer for a text of nothing but dashes and dots', () => {
    const startedAt = performance.now();
    foldText('-'.repeat(50_000));
    foldText('・'.repeat(50_000));
    foldText(`2${'-'.repeat(50_000)}3${'・'.repeat(50_000)}4`);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it.each(['3ケース', '受け入れ', 'アメリカ', 'バカンス', 'オフィスカード'])(
    'leaves the kana of %s, so that each part of it is found',
    (text) => {
      for (const part of text.match(/.{2}/gu) ?? []) expect(foldText(text)).toContain(foldText(part));
    },
  );
});

describe('toKatakana', () => {
  it.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['みすゞ', 'ミスヾ'],
    ['さゝき', 'サヽキ'],
    ['カ゛', 'ガ'],
    ['は゜', 'パ'],
    ['ヨ－コ', 'ヨーコ'],
    ['ヨ-コ', 'ヨーコ'],
    ['ヨ−コ', 'ヨーコ'],
    ['ヨ—コ', 'ヨーコ'],
    ['ゲオルグ＝シュミット', 'ゲオルグ＝シュミット'],
    ['ゲオルグ=シュミット', 'ゲオルグ＝シュミット'],
    ['ゲオルグ゠シュミット', 'ゲオルグ゠シュミット'],
    ['アンナ·マリア', 'アンナ・マリア'],
    ['ｼﾞｮﾝ･ｽﾐｽ', 'ジョン・スミス'],
    ['ヱビス', 'ヱビス'],
    ['ㇰㇷ゚', 'ㇰㇷ゚'],
  ])('writes %s as %s', (typed, katakana) => expect(toKatakana(typed)).toBe(katakana));
});

test('removes the marks that come along with a copied text', () => {
  expect(removeInvisibleMarks('\u202a+81 90\u202c-12\u200b34\ufeff')).toBe('+81 90-1234');
});
