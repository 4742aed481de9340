import './jitless';
import * as z from 'zod';
import { maxCharacters } from './common';
import { toOneLine } from './normalize-text';

const REQUIRED = '必須項目です';

/** A required text of any length. Line breaks are those of Unix, so that a spreadsheet gives back what it got. */
export const anyTextField = z
  .string({ error: ({ input }) => ((input ?? null) === null ? REQUIRED : undefined) })
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .min(1, REQUIRED);

/**
 * Returns the schema of a required text.
 * @param max in characters
 */
export const textField = (max: number) =>
  maxCharacters(anyTextField, max, `${max}文字以内で入力してください。`);

/**
 * Returns the schema of an entry of a list, which a cell of a spreadsheet has on a line of its own.
 * @param max in characters
 */
export const lineField = (max: number) =>
  maxCharacters(anyTextField.overwrite(toOneLine), max, `${max}文字以内で入力してください。`);

/** Returns the schema of a list with at least one entry. */
export const listField = <T extends z.ZodType>(item: T) => z.array(item, REQUIRED).min(1, REQUIRED);

/**
 * Returns the schema of a record. Unknown fields are rejected, because a misspelled name would otherwise go unnoticed.
 */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return 'この項目はありません。';
      return issue.input === undefined ? REQUIRED : undefined;
    },
  });

/**
 * Returns when a rule about some fields of a record can be checked: once these are valid, also while others are not, so that all
 * mistakes are named at once.
 */
export const areValid = (shape: z.core.$ZodLooseShape) => {
  const schema = z.object(shape);
  return ({ value }: { value: unknown }) => schema.safeParse(value).success;
};

const isInThisCentury = (date: string) => date.startsWith('20');
const OUT_OF_RANGE = '2000年から2099年までの日付を指定してください。';

/** A date of an imported record. The importer resolves relative dates such as `in 12 days` before validation. */
export const dateField = z.iso
  .date({
    error: ({ input }) =>
      input === undefined ? REQUIRED : 'YYYY-MM-DD か "in 12 days" の形の日付を指定してください。',
  })
  .refine(isInThisCentury, OUT_OF_RANGE);

/** An instant of an imported record. Relative dates are resolved in the same way. */
export const instantField = z.iso
  .datetime({
    offset: true,
    error: ({ input }) =>
      input === undefined
        ? REQUIRED
        : '"2027-01-31T18:00:00+09:00" か "in 12 days at 18:00" の形の日時を指定してください。',
  })
  .refine(isInThisCentury, OUT_OF_RANGE);

/** The path of an image on the site itself, because the Content-Security-Policy allows no other origin. */
export const siteImagePath = z
  .string()
  .max(500)
  .regex(/^\/images(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/, '/images/ 以下のパスを指定してください。');
