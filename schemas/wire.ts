import type { Conversion } from './fields';
import { prefectureCode } from './prefecture-code';
import {
  isObject,
  toBoolean,
  toChoice,
  toCode,
  toDay,
  toId,
  toMonth,
  toNumber,
  toPlainText,
  toText,
} from './wire-values';

// How values of the API are read and written. For an API that writes one in another form, edit its conversion here.

const asItIs = <T>(value: T): unknown => value;

/** Returns a conversion in which null is an empty value. */
const conversion = <T>(empty: T, toValue: (sent: unknown) => T | undefined): Conversion<T> => ({
  empty,
  read: (sent) => (sent === null ? empty : toValue(sent)),
  write: asItIs,
});

/** Returns a conversion in which an empty text, which forms and Django write for "none", is null. */
const orNull = <T>(toValue: (sent: unknown) => T | undefined): Conversion<T | null> =>
  conversion<T | null>(null, (sent) => (sent === '' ? null : toValue(sent)));

/** A text. */
export const text = conversion('', toText);
/** A text or null. */
export const textOrNull = orNull(toText);
/** A path or an address. */
export const addressOrNull = orNull(toPlainText);
/** The value of a choice that the API defines, such as a certification, also of `{value, label}`. */
export const choice = conversion('', toChoice);
export const choiceOrNull = orNull(toChoice);
/** A code of the specification. A code that the site does not know stays as it is. */
export const code = conversion('', toCode);
export const codeOrNull = orNull(toCode);
/** The JIS X 0401 code of a prefecture, also of its name. */
export const prefecture = conversion('', (sent) => {
  const value = toChoice(sent);
  return value === undefined ? undefined : prefectureCode(value);
});
/** YYYY-MM-DD, or null. */
export const day = orNull(toDay);
/**
 * YYYY-MM, or null. A day that the API sends in its place stays as it is, and is sent back unchanged. For an API with a
 * DateField, which refuses a month, change `write` to `(month) => (month?.length === 7 ? `${month}-01` : month)`.
 */
export const month: Conversion<string | null> = { ...orNull(toMonth), write: asItIs };
/** The month in which something began, which is never null. */
export const startMonth: Conversion<string> = {
  ...conversion('', toMonth),
  read: toMonth,
  write: month.write,
};
export const flag: Conversion<boolean> = { empty: false, read: toBoolean, write: asItIs };
export const flagOrNull = conversion<boolean | null>(null, toBoolean);
/** The id of a record. */
export const id: Conversion<number> = { empty: 0, read: toId, write: asItIs };

/** Returns the list of values, all of which have to be understood. */
const listOf = <T>(toValue: (sent: unknown) => T | undefined): Conversion<T[]> =>
  conversion<T[]>([], (sent) => {
    if (!Array.isArray(sent)) return undefined;
    const values = sent.map(toValue);
    return values.some((value) => value === undefined) ? undefined : (values as T[]);
  });
export const choices = listOf(toChoice);
export const ids = listOf(toId);
export const numbers = listOf(toNumber);

/** A wish for a reward: `min` in yen before tax and its unit. */
export const reward = orNull((sent) => {
  if (!isObject(sent)) return undefined;
  const [min, unit] = [toNumber(sent.min), toCode(sent.unit)];
  return min === undefined || !unit ? undefined : { unit, min };
});
