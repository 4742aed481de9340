/** The message shown when characters were removed (spec §5). */
export const DIGITS_ONLY_MESSAGE = '半角数字を入力してください。';

/** The message for an invalid postal code. */
export const INVALID_ZIP_MESSAGE = '郵便番号は7桁の数字で入力してください。';
