// Conversions of single values of a reply. Each returns undefined for a value that it cannot understand.

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;
const TOKYO_OFFSET_MS = 9 * 60 * 60_000;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isMissing = (value: unknown) => value === undefined || value === null;

export function toNumber(value: unknown): number | undefined {
  const isDecimal = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());
  const number = typeof value === 'number' || isDecimal ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Returns a positive integer, also of a text, or of a record that is sent where its id is expected. */
export function toId(value: unknown): number | undefined {
  if (isObject(value)) return isObject(value.id) ? undefined : toId(value.id);
  const id = typeof value === 'string' && !/^\d+$/.test(value) ? undefined : toNumber(value);
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function toText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** Also understands 1 and 0, and what Python and JavaScript write for a boolean as a text. */
export function toBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** Returns an instant with an offset, in the form that every browser reads, or a day as YYYY-MM-DD. */
export function toInstant(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day, time, fraction = '', offset] = INSTANT.exec(value) ?? [];
  // Without an offset it is the API's local time, which is Tokyo's.
  const zone = offset?.replace(/^(.\d{2})(\d{2})$/, '$1:$2') ?? '+09:00';
  const instant = DATE.test(value) ? value : `${day}T${time}${fraction.slice(0, 4)}${zone}`;
  return Number.isNaN(Date.parse(instant)) ? undefined : instant;
}

/** Returns the day in Tokyo as YYYY-MM-DD. */
export function toDay(value: unknown): string | undefined {
  const instant = toInstant(value);
  if (instant === undefined || DATE.test(instant)) return instant;
  return new Date(Date.parse(instant) + TOKYO_OFFSET_MS).toISOString().slice(0, 10);
}

export function toMonth(value: unknown): string | undefined {
  const month = typeof value === 'string' ? /^\d{4}-(0[1-9]|1[0-2])$/.exec(value)?.[0] : undefined;
  return month ?? toDay(value)?.slice(0, 7);
}
