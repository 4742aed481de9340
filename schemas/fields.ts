import { isObject } from './wire-values';

/** Receives what a reader notices about one reply. A set of strings is one. */
export interface ReplyIssues {
  /** @param path a field or row that could not be understood, such as `results[].reward.min`; `[]` is a row */
  add(path: string): unknown;
  /** @param path a field that the API has not sent */
  addMissing?(path: string): unknown;
}

/** What the reference API sends for a value: a name of a type, the words of a code, a list, or an object. */
export type WireType =
  | 'id'
  | 'text'
  | 'number'
  | 'amount'
  | 'boolean'
  | 'day'
  | 'month'
  | 'instant'
  | readonly string[]
  | { listOf: WireType }
  | { fields: Fields };

/** How one value is read from a reply and written into a request. */
export interface Conversion<T> {
  /** Returns undefined for a value that cannot be understood. Is not called for a missing one. */
  read: (sent: unknown, issues: ReplyIssues, path: string) => T | undefined;
  write: (value: T) => unknown;
  /** What screens show while the value is unknown. It is never sent. */
  empty: T;
  wire: WireType;
  isNullable?: boolean;
  /** A record without the value is of no use. */
  isRequired?: boolean;
  /** The specification gives the value a meaning that no default can replace. */
  isNamed?: boolean;
  /** Returns the value where the API sends none. */
  derive?: (record: Record<string, unknown>) => T | undefined;
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

/** Reads one field of a record; undefined for one that is missing or cannot be understood. */
function readField<T>(
  field: Field<T>,
  record: Record<string, unknown>,
  issues: ReplyIssues,
  path: string,
): T | undefined {
  const sent = valueAt(record, field.at);
  const value = sent === undefined ? undefined : field.read(sent, issues, path);
  if (sent === undefined) issues.addMissing?.(path);
  else if (value === undefined) issues.add(path);
  return field.derive && (value === undefined || value === field.empty) ? field.derive(record) : value;
}

/**
 * Reads a record. A field that is missing or cannot be understood is empty, and its path is noted.
 * @param path of the record in the reply
 * @returns undefined for what is no object, and for a record without a required field
 */
export function readRecord<F extends Fields>(
  fields: F,
  record: unknown,
  issues: ReplyIssues,
  path = '',
): Values<F> | undefined {
  if (!isObject(record)) return undefined;
  const values: Record<string, unknown> = {};
  let isUsable = true;
  for (const [name, field] of Object.entries(fields)) {
    const own = path ? `${path}.${field.at}` : field.at;
    const value = readField(field, record, issues, own);
    values[name] = value === undefined ? field.empty : value;
    if (value === undefined && field.isRequired) {
      issues.add(own);
      isUsable = false;
    }
  }
  return isUsable ? (values as Values<F>) : undefined;
}

/**
 * Reads the fields of a record that forms change.
 * @returns the values, and the paths of those that are missing or cannot be understood, whose values are empty
 */
export function readFields<F extends Fields>(
  fields: F,
  record: unknown,
): { values: Values<F>; unread: string[] } {
  const unread = new Set<string>();
  const issues: ReplyIssues = {
    add: (path) => unread.add(path),
    addMissing: (path) => unread.add(path),
  };
  const values = readRecord(fields, isObject(record) ? record : {}, issues);
  return { values: values as Values<F>, unread: [...unread] };
}

/** Returns the record, or the body of a request that changes the given fields and no others, as the API has it. */
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

/** Returns the site's path of a field that a refusal names by its path in the record of the API, such as `careers.0.company`. */
function ownPathOf(fields: Fields, path: string): string {
  for (const [name, field] of Object.entries(fields)) {
    if (path !== field.at && !path.startsWith(`${field.at}.`)) continue;
    const rest = path.slice(field.at.length + 1);
    const { wire } = field;
    const row = typeof wire === 'object' && 'listOf' in wire ? wire.listOf : undefined;
    const index = row && /^\d+/.exec(rest)?.[0];
    if (!index || typeof row !== 'object' || !('fields' in row)) return rest ? `${name}.${rest}` : name;
    const inner = rest.slice(index.length + 1);
    return [name, index, inner && ownPathOf(row.fields, inner)].filter(Boolean).join('.');
  }
  return path;
}

/** What a write sends, and the names by which its refusal is understood. */
export interface RequestFields {
  body: Record<string, unknown>;
  /** Returns the site's path of a field of the API. */
  ownPathOf: (path: string) => string;
}

/** Returns the request that sends these fields and no others. */
export const requestOf = <F extends Fields>(fields: F, values: Partial<Values<F>>): RequestFields => ({
  body: writeFields(fields, values),
  ownPathOf: (path) => ownPathOf(fields, path),
});

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

/** Returns the values of a record of which nothing is known. */
const emptyOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty])) as Values<F>;

/** An object within a record. */
export const recordOf = <F extends Fields>(fields: F): Conversion<Values<F>> => ({
  wire: { fields },
  empty: emptyOf(fields),
  read: (sent, issues, path) => (sent === null ? emptyOf(fields) : readRecord(fields, sent, issues, path)),
  write: (values) => writeFields(fields, values),
});

/** A value that may be null, which is one of its own. */
export const nullable = <T>({ read, write, ...base }: Conversion<T>): Conversion<T | null> => ({
  ...base,
  isNullable: true,
  read: (sent, issues, path) => (sent === null ? null : read(sent, issues, path)),
  write: (value) => (value === null ? null : write(value)),
});

/**
 * Returns the elements of a list that can be understood, and notes the path when there are others.
 * @param path of an element, such as `results[]`
 */
export const readElements = <T>(
  sent: readonly unknown[],
  issues: ReplyIssues,
  path: string,
  read: Conversion<T>['read'],
): T[] =>
  sent.flatMap((element) => {
    const value = read(element, issues, path);
    if (value === undefined) issues.add(path);
    return value === undefined ? [] : [value];
  });

/** A list, of which the elements that cannot be understood are left out. */
export const listOf = <T>(element: Conversion<T>): Conversion<T[]> => ({
  wire: { listOf: element.wire },
  empty: [],
  read: (sent, issues, path) => {
    if (sent === null) return [];
    if (!Array.isArray(sent)) return undefined;
    return readElements(sent, issues, `${path}[]`, (each, ...rest) =>
      each === null ? undefined : element.read(each, ...rest),
    );
  },
  write: (values) => values.map(element.write),
});

/** A list of records. A save replaces it as a whole, so it may be edited only when no part of it is unread. */
export const recordsOf = <F extends Fields>(fields: F): Conversion<Values<F>[]> => listOf(recordOf(fields));
