import { isObject } from './wire-values';

/** How one value is read from a reply and written into a request. */
export interface Conversion<T> {
  /** Returns undefined for a value that cannot be understood. Is not called for a missing one. */
  read: (sent: unknown) => T | undefined;
  write: (value: T) => unknown;
  /** What screens show while the value is unknown. It is never sent. */
  empty: T;
  /** Names the parts of a list that could not be understood, for the log. */
  unreadParts?: (sent: unknown) => string[];
}

/** A field of a record of the API. */
export interface Field<T> extends Conversion<T> {
  /** The path in the record of the API, such as `profile.family_name`. */
  at: string;
}

/** Declares the field at a path. For an API with another name, edit the path and nothing else. */
export const at = <T>(path: string, conversion: Conversion<T>): Field<T> => ({ ...conversion, at: path });

// biome-ignore lint/suspicious/noExplicitAny: a table has fields of different types
export type Fields = Readonly<Record<string, Field<any>>>;

/** The record as the site uses it. */
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** Returns what is at a path; null when it is within an object that is null, which is one that is not filled in yet. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (part === null) return null;
    return isObject(part) ? part[name] : undefined;
  }, record);

/** Puts a value at a path, and creates the objects around it. */
function putAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part = record;
  for (const name of names) {
    part[name] ??= {};
    part = part[name] as Record<string, unknown>;
  }
  part[last] = value;
}

/**
 * Reads the fields of a record.
 * @returns the values, and the paths of those that are missing or cannot be understood, whose values are empty
 */
export function readFields<F extends Fields>(
  fields: F,
  record: unknown,
): { values: Values<F>; unread: string[] } {
  const values: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const sent = valueAt(record, field.at);
    const value = sent === undefined ? undefined : field.read(sent);
    values[name] = value === undefined ? field.empty : value;
    const parts = value === undefined ? [''] : (field.unreadParts?.(sent) ?? []);
    unread.push(...parts.map((part) => `${field.at}${part}`));
  }
  return { values: values as Values<F>, unread };
}

/** Returns the body of a request that changes the given fields and no others. */
export function writeFields<F extends Fields>(
  fields: F,
  changed: Partial<Values<F>>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changed)) {
    const field = fields[name];
    if (field && value !== undefined) putAt(body, field.at, field.write(value));
  }
  return body;
}

/**
 * Returns the fields of a form that differ from what it was filled with, by their names.
 * @param saved as it was read
 */
export function changedFields<T extends object>(saved: object, values: T): Partial<T> {
  const before = saved as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  ) as Partial<T>;
}

/** A list of records. A save replaces it as a whole, so it may be edited only when no part of it is unread. */
export function recordsOf<F extends Fields>(fields: F): Conversion<Values<F>[]> {
  const read = (rows: unknown[]) => rows.map((row) => (isObject(row) ? readFields(fields, row) : null));
  return {
    empty: [],
    read: (sent) => {
      if (sent === null) return [];
      if (!Array.isArray(sent)) return undefined;
      return read(sent).flatMap((row) => (row ? [row.values] : []));
    },
    write: (rows) => rows.map((row) => writeFields(fields, row)),
    unreadParts: (sent) => {
      if (!Array.isArray(sent)) return [];
      const parts = read(sent).flatMap((row) => row?.unread.map((path) => `[].${path}`) ?? ['[]']);
      return [...new Set(parts)];
    },
  };
}
