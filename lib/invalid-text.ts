// PostgreSQL cannot store NUL characters or lone surrogates, which would cause a 500. Other control characters than those of
// lines, and noncharacters, are not typed by people and not allowed in XML. Bidirectional overrides make a text look like
// another one. The replacement character is what bytes become that are not UTF-8, such as those of Shift_JIS.
const INVISIBLE = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069`;
const INVALID = String.raw`${INVISIBLE}\ufffd\p{Surrogate}\p{Noncharacter_Code_Point}`;

const INVALID_CHARACTERS = new RegExp(`[${INVALID}]`, 'u');
const ALL_INVALID_CHARACTERS = new RegExp(INVALID_CHARACTERS, 'gu');

/** Returns the text without such characters. */
export const removeInvalidText = (text: string): string => text.replaceAll(ALL_INVALID_CHARACTERS, '');

const ALL_INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, 'gu');

/**
 * Returns the text without those of these characters that nobody sees, and therefore nobody could find and delete. They come
 * along with what is copied from other programs.
 */
export const removeInvisibleText = (text: string): string => text.replaceAll(ALL_INVISIBLE_CHARACTERS, '');

/** Returns the text with such characters escaped as in JSON, such as `\u001b`, so that a terminal only shows them. */
export const escapeInvalidText = (text: string): string =>
  text.replaceAll(ALL_INVALID_CHARACTERS, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** The message shown at the field. */
export const INVALID_TEXT_MESSAGE = '使用できない文字が含まれています。その文字を削除してください。';

/**
 * Returns the dotted path of the first string with such a character, or null. The recursion is limited by the depth of
 * the schema that `data` has passed.
 */
export function findInvalidText(data: unknown, path: string[] = []): string | null {
  if (typeof data === 'string') return INVALID_CHARACTERS.test(data) ? path.join('.') : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const nestedPath = findInvalidText(value, [...path, key]);
    if (nestedPath !== null) return nestedPath;
  }
  return null;
}
