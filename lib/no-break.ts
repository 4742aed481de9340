/** What follows the digits in Chinese characters: at most four, and nothing after 以上, 以下 or 以内. */
const UNIT = '(?:[一-龠]{1,4}?以[上下内]|[一-龠]{1,4})';
/**
 * A date is one part, with its day of the week. So is a rate, such as 約7,800円/時, and a range of times, such as 18:00〜20:00.
 */
const NUMBER_WITH_UNIT = `[約第週]?(?:[0-9]{1,4}[年月]){0,2}[0-9][0-9,.:・〜～]{0,20}(?:[かヶ]?${UNIT}(?:/[一-龠])?|[%％]|:[0-9]{2})(?:[(].[)])?`;
/** Browsers would break the line after the hyphen (J-SOX, N-2期). */
const HYPHENATED = '[A-Za-z0-9]{1,12}(?:-[A-Za-z0-9]{1,12}){1,3}期?';
/** Includes the punctuation that follows, because it must not begin a line. */
const QUOTATION = '「[^「」]{1,60}」[、。，．！？…）』]{0,2}';
/** Such as （税別）. */
const SHORT_REMARK = '（[^（）]{1,4}）';
/** A line of a phone holds this many letters of a heading. */
const PHONE_LINE = 14;

/** What stays on one line in a heading. It has one capturing group, so that `split` returns the matches too. */
export const UNBREAKABLE = new RegExp(`(${QUOTATION}|${HYPHENATED}|${NUMBER_WITH_UNIT}|${SHORT_REMARK})`);
/** Matches what stays on one line in running text. */
export const UNBREAKABLE_NUMBERS = new RegExp(`(${NUMBER_WITH_UNIT}|${SHORT_REMARK})`);

/**
 * Returns the class that keeps a part together (styles/global-style.ts). A part that may be longer than a line goes to the
 * next line as a whole, and breaks only when that one does not hold it either.
 */
export const noBreakClass = (part: string) => (part.length > PHONE_LINE ? 'keep-whole' : 'no-break');
