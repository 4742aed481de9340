export type DigitKind = 'numeric' | 'zip';

const FULL_WIDTH_DIGIT = /[０-９]/g;
/** What Japanese keyboards give for a hyphen, the long vowel mark included. */
const HYPHENS = /[‐‑‒–—―−－ーｰ]/g;
/** Width of the gap between ASCII and its full-width forms in Unicode. */
const WIDTH_GAP = 0xfee0;

/** Spec §5: shown when characters had to be left out. */
export const DIGITS_ONLY = '半角数字を入力してください。';

/** Said of a postal code that cannot be one. */
export const ZIP_FORM = '郵便番号は7桁の数字で入力してください。';

/** Said of a postal code without an address. */
export const ZIP_UNKNOWN =
  'この郵便番号に該当する住所が見つかりません。番号をご確認のうえ、住所を直接入力してください。';

/**
 * Spec §5 numericText and zip: full-width digits become half-width, and all but digits (and, for zip, hyphens) goes.
 * @returns what is left, and whether anything had to be left out; a converted digit does not count
 */
export function keepDigits(text: string, kind: DigitKind): { value: string; dropped: boolean } {
  const narrow = text.replace(FULL_WIDTH_DIGIT, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - WIDTH_GAP),
  );
  const joined = kind === 'zip' ? narrow.replace(HYPHENS, '-') : narrow;
  const value = joined.replace(kind === 'zip' ? /[^\d-]/g : /\D/g, '');
  return { value, dropped: value.length < joined.length };
}
