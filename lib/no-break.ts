const NUMBER_WITH_UNIT =
  '約?[0-9][0-9,.〜～]{0,20}(?:か月|営業日|時間|日間|週間|年間|[万億千]円|[年月日時分秒円件人名社回本枚冊倍割点歳階章条号期席万%％])目?';
/** Browsers would break the line after the hyphen (J-SOX, N-2). */
const HYPHENATED = '[A-Za-z0-9]{1,12}(?:-[A-Za-z0-9]{1,12}){1,3}';
/** With the punctuation that follows, which must not begin a line. */
const QUOTATION = '「[^「」]{1,60}」[、。，．！？…）』]{0,2}';
/** A line of a phone holds this many letters of a heading. */
const PHONE_LINE = 14;

/** What stays on one line in a heading. It has one capturing group, so that `split` returns the matches too. */
export const UNBREAKABLE = new RegExp(`(${QUOTATION}|${HYPHENATED}|${NUMBER_WITH_UNIT})`);
/** The same for running text. */
export const UNBREAKABLE_NUMBERS = new RegExp(`(${NUMBER_WITH_UNIT})`);

/**
 * Returns the attribute that keeps a part together (styles/global-style.ts). A part that may be longer than a line goes to the
 * next line as a whole, and breaks only when that one does not hold it either.
 */
export const noBreakAttribute = (part: string) =>
  part.length > PHONE_LINE ? { 'data-keep-whole': '' } : { 'data-no-break': '' };
