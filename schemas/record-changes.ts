import { changedFields, type Fields } from './fields';
import { isObject } from './wire-values';

/** What a form changes of a record. */
export interface Changes {
  /** The values to write, by the names of the site. */
  values: Record<string, unknown>;
  /** The names of those that somebody else has changed too, which the write replaces. */
  overwritten: string[];
  /** Returns the form's path of a field of what is written, such as `careers.1.company`. Rows that the form lacks are their list. */
  formPathOf?: (path: string) => string;
}

/**
 * Implements `formPathOf` of {@link Changes}.
 * @param formIndexes of each list that is written, the index in the form of each row. A row that was added elsewhere has none.
 */
function toFormPath(formIndexes: Record<string, (number | undefined)[]>, path: string): string {
  const [name = '', index = '', ...rest] = path.split('.');
  const indexes = formIndexes[name];
  if (!indexes || !/^\d+$/.test(index)) return path;
  const own = indexes[Number(index)];
  return own === undefined ? name : [name, own, ...rest].join('.');
}

type Values = Readonly<Record<string, unknown>>;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether two values are the same apart from what their rows were read from. */
export const hasSameContent = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? isEqual(one.map(contentOf), other.map(contentOf))
    : isEqual(one, other);

/** Returns what a row was read from; undefined for a new one. A value in a list, such as an id, is its own. */
const originOf = (row: unknown) => (isObject(row) ? row.sent : row);

/** Returns a row without what it was read from. */
function contentOf(row: unknown): Values {
  const { sent: _, ...content } = isObject(row) ? row : { row };
  return content;
}

function idOf(row: unknown): unknown {
  const origin = originOf(row);
  return isObject(origin) ? origin.id : undefined;
}

/** Removes the first element that fulfils the condition, and returns it. */
function take<T>(list: T[], condition: (element: T) => boolean): T | undefined {
  const index = list.findIndex(condition);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/** A row of the form, what it was filled with, and what the record has in its place now. */
interface Entry {
  row: unknown;
  before?: unknown;
  now?: unknown;
}

/** Returns the row to write, and whether it replaces what somebody else has changed. Undefined for one that was removed. */
function mergeRow({ row, before, now }: Entry): { row?: unknown; isOverwritten: boolean } {
  const changed = changedFields(contentOf(before), contentOf(row));
  if (before !== undefined && Object.keys(changed).length === 0) return { row: now, isOverwritten: false };
  if (now === undefined) return { row, isOverwritten: before !== undefined };
  const elsewhere = changedFields(before === undefined ? contentOf(row) : contentOf(before), contentOf(now));
  const isOverwritten = Object.keys(elsewhere).some(
    (name) => name in changed && !isEqual(contentOf(row)[name], contentOf(now)[name]),
  );
  return { row: isObject(now) ? { ...now, ...changed } : row, isOverwritten };
}

/**
 * Applies what a form has added, changed and removed to the newest list, record by record. A record is recognized by the id
 * that the API has sent, then by its content, then by its identifying fields.
 * @param before what the form was filled with
 * @param identifyingFields the names of those fields
 */
function mergeLists(
  identifyingFields: readonly string[],
  before: readonly unknown[],
  after: readonly unknown[],
  newest: readonly unknown[],
): { value: unknown[]; formIndexes: (number | undefined)[]; isOverwritten: boolean } {
  const filled = [...before];
  const kept = after.map((row): Entry => {
    const origin = originOf(row);
    const isSame = (each: unknown) => origin !== undefined && isEqual(originOf(each), origin);
    return { row, before: take(filled, isSame) };
  });
  const removed = filled.map((row): Entry => ({ row, before: row }));
  const left = [...newest];
  const hasSameNames = (one: unknown, other: unknown) =>
    identifyingFields.length > 0 &&
    identifyingFields.every((name) => isEqual(contentOf(one)[name], contentOf(other)[name]));
  /** Returns whether the names tell the row of one list from all others of it, and the record has it once. */
  const isNamedOnce = (row: unknown, list: readonly unknown[]) =>
    [list, left].every((rows) => rows.filter((each) => hasSameNames(each, row)).length === 1);
  for (const isSame of [
    (one: unknown, other: unknown) => idOf(one) !== undefined && isEqual(idOf(one), idOf(other)),
    (one: unknown, other: unknown) => isEqual(contentOf(one), contentOf(other)),
    (one: unknown, other: unknown) => isNamedOnce(other, before) && hasSameNames(one, other),
  ])
    for (const entry of [...kept, ...removed])
      if (entry.before !== undefined) entry.now ??= take(left, (each) => isSame(each, entry.before));
  // A row is there already when another tab has added it too, or when the reply of a save was lost.
  for (const entry of kept)
    entry.now ??= take(left, (each) => isEqual(contentOf(each), contentOf(entry.row)));
  for (const entry of kept)
    if (isNamedOnce(entry.row, after)) entry.now ??= take(left, (each) => hasSameNames(each, entry.row));

  const merged = kept.map((entry, index) => ({ ...mergeRow(entry), now: entry.now, index }));
  const toOther = (row: unknown) => ({ row, index: undefined });
  const positions = kept.map((entry) =>
    entry.before === undefined ? Infinity : before.indexOf(entry.before),
  );
  const isMoved = positions.some((position, index) => position < (positions[index - 1] ?? 0));
  const inNewestOrder = newest.map((row) => {
    const own = merged.find(({ now }) => now === row);
    return own ?? toOther(left.includes(row) ? row : undefined);
  });
  const all = isMoved
    ? [...merged, ...left.map(toOther)]
    : [...inNewestOrder, ...merged.filter(({ now }) => now === undefined)];
  const rows = all.filter(({ row }) => row !== undefined);
  return {
    value: rows.map(({ row }) => row),
    formIndexes: rows.map(({ index }) => index),
    isOverwritten:
      merged.some((each) => each.isOverwritten) ||
      removed.some(({ row, now }) => now !== undefined && !isEqual(contentOf(now), contentOf(row))),
  };
}

/**
 * Returns what a form changes of the newest record. A list is changed record by record; of any other field that both have
 * changed, the form's value stays.
 * @param before what the form was filled with
 * @param after what the form has now
 */
export function changesOf(fields: Fields, before: object, after: object, newest: object): Changes {
  const values: Record<string, unknown> = {};
  const overwritten: string[] = [];
  const formIndexes: Record<string, (number | undefined)[]> = {};
  for (const [name, value] of Object.entries(changedFields(before, after))) {
    const [old, current] = [before, newest].map((record) => (record as Values)[name]);
    const merged =
      Array.isArray(value) && Array.isArray(current)
        ? mergeLists(fields[name]?.identifyingFields ?? [], Array.isArray(old) ? old : [], value, current)
        : { value, isOverwritten: !isEqual(current, old) && !isEqual(current, value) };
    values[name] = merged.value;
    if ('formIndexes' in merged) formIndexes[name] = merged.formIndexes;
    if (merged.isOverwritten) overwritten.push(name);
  }
  return { values, overwritten, formPathOf: (path) => toFormPath(formIndexes, path) };
}
