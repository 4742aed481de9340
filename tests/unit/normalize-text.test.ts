import { expect, test } from 'vitest';
import { normalizeText } from '@/schemas/normalize-text';

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
