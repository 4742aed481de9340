export type DigitKind = 'numeric' | 'zip';

const FULL_WIDTH_DIGIT = /[０-９]/g;
/** What Japanese keyboards give for a hyphen, the long vowel mark included. */
const HYPHENS = /[‐‑‒–—―−－ーｰ]/g;
/** Width of the gap between ASCII and its full-width forms in Unicode. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Said of a postal code without an address. */
export const ZIP_UNKNOWN =
  'この郵便番号に該当する住所が見つかりません。番号をご確認のうえ、住所を直接入力してください。';

/**
 * Spec §5 numericText and zip: full-width digits become half-width, and all but digits (and, for zip, hyphens) goes.
 * @returns what is left, and whether anything had to be left out; a converted digit does not count
 */
export function extractDigits(text: string, kind: DigitKind): { value: string; hasDropped: boolean } {
  const halfWidth = text.replace(FULL_WIDTH_DIGIT, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
  const normalized = kind === 'zip' ? halfWidth.replace(HYPHENS, '-') : halfWidth;
  const value = normalized.replace(kind === 'zip' ? /[^\d-]/g : /\D/g, '');
  return { value, hasDropped: value.length < normalized.length };
}
