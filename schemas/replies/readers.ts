import { type ReplyIssues, ReplyRecord, readElements, readRow, UnreadableReplyError } from './reply-record';

/**
 * Reads the body of a reply.
 * @param issues receives the fields that could not be understood, and those for which a default is used
 * @param params the parameters of the request, by which a list knows its position
 * @throws UnreadableReplyError when nothing in it is usable
 */
export type ReplyReader<T> = (body: unknown, issues: ReplyIssues, params?: URLSearchParams) => T;

/** A page of a list. */
export interface Page<T> {
  /** The number of rows of all pages, including rows that cannot be shown; at least so many when `isTotal` is false. */
  count: number;
  /** False for a list that is too long to be counted, and where the API does not return the number of rows. */
  isTotal: boolean;
  /** The address of the page that follows; null when there is none. */
  next: string | null;
  /** The number of pages, as far as it is known; of the size that the API gives them. */
  pageCount: number;
  /** The number of the first row in the whole list, from 1. */
  firstIndex: number;
  results: T[];
}

/** Returns a reader that notes '', which is the whole body, when nothing in it is usable. */
const notingFailure =
  <T>(readReply: ReplyReader<T>): ReplyReader<T> =>
  (body, issues, params) => {
    try {
      return readReply(body, issues, params);
    } catch (error) {
      issues.add('');
      throw error;
    }
  };

/**
 * Returns the rows of a list, which is an array or a page, as they were sent, and the page around them.
 * @throws UnreadableReplyError when the body is no list
 */
function listOf(body: unknown, issues: ReplyIssues) {
  const page = Array.isArray(body) ? null : ReplyRecord.from(body, issues);
  const rows = page ? page.value('results') : body;
  const values: unknown = rows === null ? [] : rows;
  if (!Array.isArray(values)) throw new UnreadableReplyError('The body is not a list.');
  return { values, page };
}

/**
 * Reads rows. One that cannot be understood is omitted.
 * @throws UnreadableReplyError when none of them can be understood
 */
function readRows<T>(
  values: readonly unknown[],
  path: string,
  issues: ReplyIssues,
  readItem: (item: ReplyRecord) => T,
): T[] {
  const results = readElements(values, path, issues, (value) => readRow(value, issues, path, readItem));
  if (results.length === 0 && values.length > 0)
    throw new UnreadableReplyError('No row of the list is usable.');
  return results;
}

/** Returns the number of the requested page, and the number of rows that were asked for. */
function requestOf(params: URLSearchParams | undefined) {
  const size =
    Number(params?.get('vacancy_page_size') ?? params?.get('seminar_page_size')) || Number.POSITIVE_INFINITY;
  return { size, page: Math.max(1, Number(params?.get('page')) || 1) };
}

/**
 * Returns how many rows the API puts on a page. The size of Django REST Framework's PageNumberPagination is fixed unless it
 * names a parameter for it: a page that is followed by another is full then, and the last one tells the size by the rows
 * before it.
 * @param size the number of rows that were asked for
 */
function pageSizeOf(
  { size, page }: ReturnType<typeof requestOf>,
  { total, length, hasNext }: { total: number | null; length: number; hasNext: boolean },
): number {
  if (hasNext && length > 0) return length;
  const sizeBefore = total !== null && page > 1 && length > 0 ? (total - length) / (page - 1) : 0;
  return sizeBefore > 0 && sizeBefore >= length && Number.isInteger(sizeBefore) ? sizeBefore : size;
}

/** Returns the number of rows before a page. The size of a page is infinite where no number of rows was asked for. */
const rowsBefore = (page: number, pageSize: number) => (page > 1 ? (page - 1) * pageSize : 0);

/**
 * Returns how many rows a list has, and whether these are all.
 * @param total the number that the API tells
 * @param length the number of rows of this page, the first of which is row `first`
 */
function countRows(
  page: ReplyRecord | null,
  {
    total,
    length,
    first,
    isFollowed,
  }: { total: number | null; length: number; first: number; isFollowed: boolean },
): Pick<Page<never>, 'count' | 'isTotal'> {
  if (total !== null) return { count: total, isTotal: page?.value('count_is_minimum') !== true };
  const known = first + length + (isFollowed ? 1 : 0);
  // An empty page may be far behind the last one.
  return { count: known, isTotal: !isFollowed && (length > 0 || first === 0) };
}

/**
 * Returns the reader of a page of a list. An API without pages sends all rows, of which the requested ones are taken.
 * The specification promises neither `count` nor `next`: without them, a full page may be followed by another.
 */
export const pageOf = <T>(readItem: (item: ReplyRecord) => T): ReplyReader<Page<T>> =>
  notingFailure((body, issues, params) => {
    const { values, page } = listOf(body, issues);
    const { length } = values;
    const next = page?.addressOrNull('next') ?? null;
    const request = requestOf(params);
    const { size } = request;
    const total = page ? page.number('count', null) : length;
    // The rows are counted as they were sent: one that cannot be shown must not turn the whole list into one page of it.
    const isWhole = total !== null && length > size && length >= total;
    const pageSize = isWhole ? size : pageSizeOf(request, { total, length, hasNext: next !== null });
    const first = rowsBefore(request.page, pageSize);
    const requested = isWhole ? values.slice(first, first + size) : values;
    const results = readRows(requested, page ? 'results[]' : '[]', issues, readItem);
    const place = (count: number) => ({ pageCount: Math.ceil(count / pageSize), firstIndex: first + 1 });
    if (isWhole) return { count: length, isTotal: true, next: null, ...place(length), results };
    const isFollowed = next !== null || (page?.value('next') === undefined && length >= size);
    const { count: known, isTotal } = countRows(page, { total, length, first, isFollowed });
    const count = Math.max(known, length);
    return { count, isTotal, next, ...place(count), results };
  });

/** Returns the reader of a preview, which has no more rows than were asked for. */
export const previewOf = <T>(readItem: (item: ReplyRecord) => T): ReplyReader<Page<T>> => {
  const readPage = pageOf(readItem);
  return (body, issues, params) => {
    const page = readPage(body, issues, params);
    return { ...page, results: page.results.slice(0, requestOf(params).size) };
  };
};

/**
 * Returns a reader that reads the same body, as an object, only once. For a long list that the server keeps for many pages
 * (api/transport/reply-cache.ts). Only the first reading notes issues.
 */
export function memoizeReader<T>(readReply: ReplyReader<T>): ReplyReader<T> {
  const read = new WeakMap<object, T>();
  return (body, issues, params) => {
    if (typeof body !== 'object' || body === null) return readReply(body, issues, params);
    const known = read.get(body);
    if (known !== undefined) return known;
    const reply = readReply(body, issues, params);
    read.set(body, reply);
    return reply;
  };
}

/** Returns the reader of one object. */
export const recordOf = <T>(readItem: (item: ReplyRecord) => T): ReplyReader<T> =>
  notingFailure((body, issues) => readItem(ReplyRecord.from(body, issues)));
