/** Spec §5: shown when characters had to be left out. */
export const DIGITS_ONLY_MESSAGE = '半角数字を入力してください。';

/** Said of a postal code that cannot be one. */
export const INVALID_ZIP_MESSAGE = '郵便番号は7桁の数字で入力してください。';
