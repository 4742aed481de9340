import { dayInTokyo } from './time';

// Conversions of single values of a reply. Each returns undefined for a value that it cannot understand.

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Returns whether a JSON value is an object, which a list and null are not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The code of a state that the API does not send or that cannot be understood. It allows nothing. */
export const UNKNOWN = 'unknown';

/** Returns a number, also of a decimal text, or of a choice `{value, label}`. */
export function toNumber(value: unknown): number | undefined {
  if (isObject(value)) return isObject(value.value) ? undefined : toNumber(value.value);
  const isDecimal = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());
  const number = typeof value === 'number' || isDecimal ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Returns a positive integer, also of a text, or of a record or a choice that is sent where its id is expected. */
export function toId(value: unknown): number | undefined {
  if (isObject(value)) {
    const id = value.id ?? value.value;
    return isObject(id) ? undefined : toId(id);
  }
  const id = typeof value === 'string' && !/^\d+$/.test(value) ? undefined : toNumber(value);
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Returns a text, also of a number. */
export function toPlainText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the lines of a list that is written as one text, without empty lines and bullets. */
export const toLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[・-]/, '').trim())
    .filter(Boolean);

/** Returns a conversion of texts, and of objects, whose first field that is no empty text it takes. */
const textOf =
  (names: readonly string[]) =>
  (value: unknown): string | undefined =>
    isObject(value) ? names.map((name) => toPlainText(value[name])).find(Boolean) : toPlainText(value);

/** Returns a text to show: of a choice or a record its label. */
export const toText = textOf(['label', 'name', 'value']);

/** Returns the value of a choice that the API defines: of `{value, label}`, `{code, name}` or `{id, name}`. */
export const toChoice = textOf(['value', 'code', 'id']);

/** Returns a code of the specification. An object with only an `id` has no code: the id does not say which one it means. */
export const toCode = textOf(['value', 'code']);

/** Also understands 1 and 0, and what Python and JavaScript write for a boolean as a text. */
export function toBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/**
 * Returns an instant with an offset, in the form that every browser reads, or a day as YYYY-MM-DD. Days may be written with
 * slashes, as the formats of Django's settings allow.
 */
export function toInstantOrDay(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const value = sent.replace(/^(\d{4})\/(\d{2})\/(\d{2})/, '$1-$2-$3');
  const [, day, time, fraction = '', offset] = INSTANT.exec(value) ?? [];
  // Without an offset it is the API's local time, which is Tokyo's.
  const zone = offset?.replace(/^(.\d{2})(\d{2})$/, '$1:$2') ?? '+09:00';
  const instant = DATE.test(value) ? value : `${day}T${time}${fraction.slice(0, 4)}${zone}`;
  return Number.isNaN(Date.parse(instant)) ? undefined : instant;
}

/** Returns the day in Tokyo as YYYY-MM-DD. */
export function toDay(value: unknown): string | undefined {
  const instant = toInstantOrDay(value);
  if (instant === undefined || DATE.test(instant)) return instant;
  return dayInTokyo(new Date(instant));
}

/** Returns whether a time has passed; a day has at midnight in Tokyo. False for none, undefined for a value that is no time. */
export function hasPassed(value: unknown): boolean | undefined {
  if (value === null || value === '') return false;
  const instant = toInstantOrDay(value);
  if (instant === undefined) return undefined;
  return Date.parse(DATE.test(instant) ? `${instant}T24:00:00+09:00` : instant) <= Date.now();
}

/** Returns whether a time has passed, as {@link hasPassed} does. False for a value that is no time. */
export const isPast = (value: unknown): boolean => hasPassed(value) ?? false;

/** Returns a month as YYYY-MM, or the day that the API sends in its place as YYYY-MM-DD. */
export function toMonth(value: unknown): string | undefined {
  const month = typeof value === 'string' ? /^\d{4}-(0[1-9]|1[0-2])$/.exec(value)?.[0] : undefined;
  return month ?? toDay(value);
}
