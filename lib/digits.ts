export type DigitKind = 'numeric' | 'zip';

const FULL_WIDTH_DIGIT = /[０-９]/g;
/** The characters that Japanese keyboards produce for a hyphen, including the long-vowel mark. */
const HYPHENS = /[‐‑‒–—―−－ーｰ]/g;
/** The offset between ASCII and its full-width forms in Unicode. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** The message for a postal code without an address. */
export const ZIP_UNKNOWN =
  'この郵便番号に該当する住所が見つかりません。番号をご確認のうえ、住所を直接入力してください。';

/**
 * Converts full-width digits to half-width and removes all other characters (for zip, hyphens are kept), see
 * numericText and zip in spec §5.
 * @returns the remaining text, and whether any character was removed; a converted digit does not count
 */
export function extractDigits(text: string, kind: DigitKind): { value: string; hasDropped: boolean } {
  const halfWidth = text.replace(FULL_WIDTH_DIGIT, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
  const normalized = kind === 'zip' ? halfWidth.replace(HYPHENS, '-') : halfWidth;
  const value = normalized.replace(kind === 'zip' ? /[^\d-]/g : /\D/g, '');
  return { value, hasDropped: value.length < normalized.length };
}
