export type DigitKind = 'numeric' | 'phone' | 'zip';

const FULL_WIDTH_DIGIT = /[０-９]/g;
/** The characters that Japanese keyboards produce for a hyphen, including the long-vowel mark. */
const HYPHENS = /[‐‑‒–—―−－ーｰ]/g;
/**
 * What people write around the digits of a number, or copy with it: spaces, invisible marks, hyphens, brackets and the postal
 * mark.
 */
const DECORATION = /[\s\p{Format}()（）〒-]/gu;
/** What is left out of each kind of number. */
const OTHER_CHARACTERS: Readonly<Record<DigitKind, RegExp>> = {
  numeric: /\D/g,
  // The + before a country code.
  phone: /[^\d+]/g,
  zip: /[^\d-]/g,
};
/** The offset between ASCII and its full-width forms in Unicode. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** The message for a postal code without an address. */
export const ZIP_UNKNOWN =
  'この郵便番号に該当する住所が見つかりません。番号をご確認のうえ、住所を直接入力してください。';

/**
 * Converts full-width digits to half-width and removes all other characters (but not the hyphens of a postal code and the +
 * of a phone number), see numericText and zip in spec §5.
 * @param prefix fixed text before the number, which may be typed or pasted with it
 * @returns the remaining text, and whether a character was removed that does not belong to such a number. Converted
 * digits and the usual decoration (090-1234-5678, 〒100-0001, T1234567890123) do not count
 */
export function extractDigits(
  text: string,
  kind: DigitKind,
  prefix = '',
): { value: string; hasDropped: boolean } {
  const halfWidth = text.replace(FULL_WIDTH_DIGIT, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
  const normalized = halfWidth.replace(HYPHENS, '-').replaceAll('＋', '+');
  const value = normalized.replace(OTHER_CHARACTERS[kind], '');
  const rest = normalized.normalize('NFKC').trim();
  const unprefixed = rest.toUpperCase().startsWith(prefix) ? rest.slice(prefix.length) : rest;
  return { value, hasDropped: unprefixed.replace(DECORATION, '') !== value.replaceAll('-', '') };
}

/**
 * Returns a phone number (digits only) with hyphens. The length of an area code cannot be derived from the number, so
 * only unambiguous numbers are split: toll-free, mobile and IP phones, 03 and 06.
 */
export function phoneText(digits: string): string {
  const [, ...parts] =
    /^(0120|0800)(\d{3})(\d{3,4})$/.exec(digits) ??
    /^(0[5-9]0)(\d{4})(\d{4})$/.exec(digits) ??
    /^(0[36])(\d{4})(\d{4})$/.exec(digits) ??
    [];
  return parts.length > 0 ? parts.join('-') : digits;
}
