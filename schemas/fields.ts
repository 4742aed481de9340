import { isObject } from './wire-values';

/** Receives what a reader notices about one reply. A set of strings is one. */
export interface ReplyIssues {
  /**
   * @param path a field or row that could not be understood, such as `results[].reward.min`; `[]` is a row
   * @param sent what came, where it is known
   */
  add(path: string, sent?: unknown): unknown;
  /**
   * Receives each field that is read.
   * @param sent undefined for a field that is missing
   * @param value undefined for one that is missing or cannot be understood
   */
  addField?(path: string, field: Fields[string], sent: unknown, value: unknown): unknown;
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
  /** @param sent the value that is replaced, as the API has sent it */
  write: (value: T, sent?: unknown) => unknown;
  /** The value of a field that the API does not send, or that cannot be understood. It is never sent, and decides nothing. */
  empty: T;
  wire: WireType;
  /** The API has its fields among those of the record around it. */
  isFlat?: boolean;
  isNullable?: boolean;
  /** A record without the value is of no use. */
  isRequired?: boolean;
  /** The specification gives the value a meaning that no default can replace. */
  isNamed?: boolean;
  /** Fields by which a row of a list is recognized where the API sends no ids. */
  identifyingFields?: readonly string[];
  /** Returns the value where the API sends none, or undefined when it does not follow from the others. */
  derive?: (record: Record<string, unknown>) => T | undefined;
}

/** A field of a record of the API. */
export interface Field<T> extends Conversion<T> {
  /** The path in the record of the API, such as `profile.family_name`. */
  at: string;
}

/** Declares the field at a path; '' is the record itself. For an API with another name, edit the path and nothing else. */
export const at = <T>(path: string, conversion: Conversion<T>): Field<T> => ({ ...conversion, at: path });

// biome-ignore lint/suspicious/noExplicitAny: a table has fields of different types
export type Fields = Readonly<Record<string, Field<any>>>;

/** The record as the site uses it. */
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const namesOf = (path: string): string[] => path.split('.').filter(Boolean);

/** Returns what is at a path; null when it is within an object that is null, which is one that is not filled in yet. */
export const valueAt = (record: unknown, path: string): unknown =>
  namesOf(path).reduce<unknown>((part, name) => {
    if (part === null) return null;
    return isObject(part) ? part[name] : undefined;
  }, record);

/** Puts a value at a path. The objects around it are copies of those that were sent. */
function putAt(record: Record<string, unknown>, path: string, value: unknown, sent: unknown): void {
  const names = namesOf(path);
  const last = names.pop() ?? '';
  let part = record;
  let origin = sent;
  for (const name of names) {
    origin = isObject(origin) ? origin[name] : undefined;
    if (part[name] === undefined || part[name] === origin) part[name] = isObject(origin) ? { ...origin } : {};
    part = part[name] as Record<string, unknown>;
  }
  part[last] = value;
}

export const joinPath = (...paths: string[]): string => paths.filter(Boolean).join('.');

/** Reads one field of a record; undefined for one that is missing or cannot be understood. */
function readField<T>(
  field: Field<T>,
  record: Record<string, unknown>,
  issues: ReplyIssues,
  path: string,
): T | undefined {
  const sent = valueAt(record, field.at);
  const value = sent === undefined ? undefined : field.read(sent, issues, path);
  issues.addField?.(path, field, sent, value);
  if (sent !== undefined && value === undefined) issues.add(path, sent);
  const isSent = sent !== undefined && sent !== null && sent !== '';
  return isSent ? value : (field.derive?.(record) ?? value);
}

/** Returns whether a field of a record, or a part of it, came and could not be understood. */
export const isUnknown = (record: object, name: string): boolean =>
  (record as { unknown?: readonly string[] }).unknown?.includes(name) ?? false;

/**
 * Reads a record. A field that is missing or cannot be understood is empty, and its path is noted. The names of those that came
 * and could not be understood are its `unknown`, because nobody can say of them that nothing is stated.
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
  const unknown = new Set<string>();
  let current = '';
  const noted: ReplyIssues = {
    add: (...noticed) => {
      unknown.add(current);
      issues.add(...noticed);
    },
    addField: (...read) => issues.addField?.(...read),
  };
  let isUsable = true;
  for (const [name, field] of Object.entries(fields)) {
    const own = joinPath(path, field.at);
    current = name;
    const value = readField(field, record, noted, own);
    values[name] = value === undefined ? field.empty : value;
    if (value === undefined && field.isRequired) {
      issues.add(own, valueAt(record, field.at));
      isUsable = false;
    }
  }
  if (unknown.size > 0) values.unknown = [...unknown];
  return isUsable ? (values as Values<F>) : undefined;
}

/**
 * Reads the fields of a record that forms change.
 * @param reply receives what is noticed, too
 * @returns the values, and the paths of those that are missing or cannot be understood, whose values are empty
 */
export function readFields<F extends Fields>(
  fields: F,
  record: unknown,
  reply?: ReplyIssues,
): { values: Values<F>; unread: string[] } {
  const unread = new Set<string>();
  const issues: ReplyIssues = {
    add: (path, sent) => {
      unread.add(path);
      reply?.add(path, sent);
    },
    addField: (path, field, sent, value) => {
      if (sent === undefined) unread.add(path);
      reply?.addField?.(path, field, sent, value);
    },
  };
  const values = readRecord(fields, isObject(record) ? record : {}, issues);
  return { values: values as Values<F>, unread: [...unread] };
}

/** Returns whether a value is an object, or a list with one, where the site reads a single value, such as a choice. */
function isShownAsObject({ wire }: Field<unknown>, value: unknown): boolean {
  const element = typeof wire === 'object' && 'listOf' in wire ? wire.listOf : wire;
  const isRecord = typeof element === 'object' && 'fields' in element;
  return !isRecord && (Array.isArray(value) ? value.some(isObject) : isObject(value));
}

/**
 * Writes what goes back as it came and is a choice with its label as the value of the choice, which a serializer of Django
 * takes in its place.
 */
function writeChoices(fields: Fields, body: Record<string, unknown>, sent: unknown): Record<string, unknown> {
  for (const field of Object.values(fields)) {
    const value = valueAt(body, field.at);
    if (value !== valueAt(sent, field.at) || !isShownAsObject(field, value)) continue;
    putAt(body, field.at, field.write(field.read(value, new Set(), field.at)), body);
  }
  return body;
}

/**
 * Returns the record, or the body of a request that changes the given fields, as the API has it.
 * @param sent the record as the API has sent it. Each object in it that is changed is sent whole, so that nothing of it is
 * lost, whether the API merges objects or replaces them.
 */
export function writeFields<F extends Fields>(
  fields: F,
  changed: Partial<Values<F>>,
  sent?: unknown,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changed)) {
    const field = fields[name];
    if (!field || value === undefined) continue;
    const written = field.write(value, valueAt(sent, field.at));
    const parts = field.isFlat ? Object.entries(written as object) : [['', written] as const];
    for (const [part, each] of parts) putAt(body, joinPath(field.at, part), each, sent);
  }
  return sent === undefined ? body : writeChoices(fields, body, sent);
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

/** Returns the values of a record of which nothing is known. */
const emptyOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty])) as Values<F>;

/** An object within a record. */
export const recordOf = <F extends Fields>(fields: F): Conversion<Values<F>> => ({
  wire: { fields },
  empty: emptyOf(fields),
  read: (sent, issues, path) => (sent === null ? emptyOf(fields) : readRecord(fields, sent, issues, path)),
  write: (values, sent) => ({ ...(isObject(sent) && sent), ...writeFields(fields, values, sent) }),
});

/** An object whose fields the API has among those of the record around it, such as `reward_min` and `reward_unit`. */
export const flat = <T>(base: Conversion<T>): Conversion<T> => ({
  ...base,
  isFlat: true,
  write: (value, sent) => {
    const { wire } = base;
    const names = typeof wire === 'object' && 'fields' in wire ? Object.values(wire.fields) : [];
    const written = value === null ? {} : base.write(value, sent);
    return Object.fromEntries(names.map(({ at: path }) => [path, valueAt(written, path) ?? null]));
  },
});

/** A value that may be null, which is one of its own. */
export const nullable = <T>({ read, write, ...base }: Conversion<T>): Conversion<T | null> => ({
  ...base,
  isNullable: true,
  read: (sent, issues, path) => (sent === null ? null : read(sent, issues, path)),
  write: (value, sent) => (value === null ? null : write(value, sent)),
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
    if (value === undefined) issues.add(path, element);
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
  write: (values) => values.map((value) => element.write(value)),
});

/** A list of records. */
export const recordsOf = <F extends Fields>(fields: F): Conversion<Values<F>[]> => listOf(recordOf(fields));

/** A row of a list that forms change. `sent` is the row as the API has sent it, which a new one does not have. */
export type Row<F extends Fields> = Values<F> & { sent?: unknown };

/**
 * A list of records that forms change. A save replaces the list, so it may be edited only when no part of it is unread. A row is
 * written as the API has sent it, with the fields of it that the form has changed.
 * @param identifyingFields the fields by which a row is recognized where the API sends no ids
 */
export function rowsOf<F extends Fields>(
  fields: F,
  identifyingFields: readonly (keyof F & string)[],
): Conversion<Row<F>[]> {
  const list = listOf<Row<F>>({
    ...recordOf(fields),
    read: (sent, issues, path) => {
      const values = readRecord(fields, sent, issues, path);
      return values && { ...values, sent };
    },
    write: ({ sent, ...values }) => {
      if (!isObject(sent)) return writeFields(fields, values as unknown as Values<F>);
      const before = readRecord(fields, sent, new Set());
      const changed = changedFields(before ?? {}, values) as Partial<Values<F>>;
      return writeChoices(fields, { ...sent, ...writeFields(fields, changed, sent) }, sent);
    },
  });
  return { ...list, identifyingFields };
}
