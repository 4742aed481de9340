import { numberText } from './number-text';
import './jitless';
import * as z from 'zod';
import { countCharacters, normalizeText, toOneLine } from './normalize-text';
/** An instant in the API: ISO 8601 with offset, as Django REST Framework writes it. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

/** A primary key as in Django. */
export const idSchema = z.int().positive();

/** Returns whether no item of a list occurs twice. The message is shown otherwise. */
export const hasNoDuplicates = (items: readonly unknown[]) => new Set(items).size === items.length;
export const DUPLICATE_MESSAGE = '同じ項目が重複しています。';

const monthRequired = (name: string) => `${name}を選択してください。`;

/** Returns the message for a month that cannot be. @param name of its field */
export const monthOutOfRange = (name: string) => `${name}を確認してください。`;

/** Returns whether a month, or the month of a day, is not after that of a day. Null is no month and is in any range. */
export const isMonthUntil = (month: string | null, day: string): boolean =>
  month === null || month.slice(0, 7) <= day.slice(0, 7);

/** Returns the schema of a month in the API: YYYY-MM. @param name of its field, for the message */
export const monthSchema = (name = '年月') =>
  z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, monthRequired(name));

/** Returns the schema of a month in a form, or a day in it as it was read from an API that sends days. */
export const formMonth = (name: string) =>
  z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])(-\d{2})?$/, monthRequired(name));

/** An optional date; a form's empty text becomes null. */
export const optionalDateSchema = z
  .union([
    z.literal('').transform(() => null),
    z.iso.date('年・月・日のそろった、実在する日付を入力してください。'),
  ])
  .nullish()
  .transform((date) => date ?? null);

/** Returns the schema of an optional month; `-` is the value of two month pickers while neither is chosen. */
export const optionalMonth = (month: z.ZodString) =>
  z
    .union([z.enum(['', '-']).transform(() => null), month])
    .nullish()
    .transform((value) => value ?? null);

/** Returns the schema of a row of a form, which keeps what it was read from (schemas/fields.ts). */
export const formRow = <T extends z.ZodType>(row: T) => z.object({ sent: z.unknown().optional() }).and(row);

const VISIBLE_CHARACTER = /[^\s\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Mark}\u2800]/u;

/** Returns whether a text has a character that can be seen. A mark such as an accent needs one that carries it. */
export const isVisibleText = (text: string): boolean => VISIBLE_CHARACTER.test(text);

/** Limits the length of a text in characters. The OpenAPI document counts like this, but `max` of zod does not. */
export const maxCharacters = (text: z.ZodString, max: number, message: string) =>
  text.refine((value) => countCharacters(value) <= max, message).meta({ maxLength: max });

const tooLong = (max: number) => `${numberText(max)}文字以内で入力してください。`;

const toNfc = (text: string) => normalizeText(text, 'NFC');

/** A text that is stored in Unicode's composed form (NFC), so that equal texts are equal. */
const textSchema = () => z.string().overwrite(toNfc).trim();

/** A text on one line. A tab or a line break in it could pass for the end of a row where rows are listed. */
const lineSchema = () => z.string().overwrite(toNfc).overwrite(toOneLine).trim();

const optional = (text: z.ZodString, max: number) => maxCharacters(text, max, tooLong(max)).default('');

/**
 * A text without anything visible is refused by one check. After a check that aborts, zod leaves out the rules of the whole
 * record, and a person would meet these only at the second attempt.
 */
const required = (text: z.ZodString, name: string, max: number) =>
  maxCharacters(text.refine(isVisibleText, `${name}を入力してください。`), max, tooLong(max)).meta({
    minLength: 1,
  });

/**
 * Returns the schema of an optional text, which may have several lines.
 * @param max in characters
 */
export const optionalText = (max: number) => optional(textSchema(), max);

/**
 * Returns the schema of an optional text on one line.
 * @param max in characters
 */
export const optionalLine = (max: number) => optional(lineSchema(), max);

/**
 * Returns the schema of a required text, which may have several lines.
 * @param name the field's label in messages
 */
export const requiredText = (name: string, max: number) => required(textSchema(), name, max);

/**
 * Returns the schema of a required text on one line.
 * @param name the field's label in messages
 */
export const requiredLine = (name: string, max: number) => required(lineSchema(), name, max);
