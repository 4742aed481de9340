import { type Fields, type ReplyIssues, readElements, readRecord, type Values } from './fields';
import { oncePerObject } from './once-per-object';
import { isObject, toNumber, toPlainText } from './wire-values';

/** Thrown for a reply without what a screen cannot do without. */
export class UnreadableReplyError extends Error {
  override name = 'UnreadableReplyError';
}

/**
 * Reads the body of a reply.
 * @param issues receives the fields that could not be understood; '' is the whole body
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
  /** The number of pages, of the size that the API gives them. */
  pageCount: number;
  /** The number of the first row in the whole list, from 1. */
  firstIndex: number;
  results: T[];
  /** The number of rows of this page that cannot be shown. */
  leftOut: number;
}

/** What is used of a page of a list that is read whole. */
export type ListPage<T> = Pick<Page<T>, 'next' | 'results' | 'leftOut'>;

function fail(issues: ReplyIssues, message: string): never {
  issues.add('');
  throw new UnreadableReplyError(message);
}

/** Returns each row once, because a join without `distinct()` sends one several times. */
const eachOnce = <Row extends { id?: unknown }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id ?? row, row])).values(),
];

/**
 * Returns a reader of the rows of a list, which leaves out those that cannot be understood. It reads the same array only once,
 * because the server keeps public lists for many pages (gateway/api-fetch.ts); only the first reading notes issues.
 */
function rowsOf<F extends Fields>(fields: F) {
  const readOnce = oncePerObject((rows: readonly unknown[], issues: ReplyIssues, path: string) => {
    const usable = readElements(rows, issues, path, (row) => readRecord(fields, row, issues, path));
    return { results: eachOnce<Values<F>>(usable), leftOut: rows.length - usable.length };
  });
  /** @throws when no row can be understood */
  return (rows: readonly unknown[], issues: ReplyIssues, path: string) => {
    const read = readOnce(rows, issues, path);
    if (read.results.length === 0 && rows.length > 0) fail(issues, 'No row of the list is usable.');
    return read;
  };
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
 */
function pageSizeOf(
  { size, page }: ReturnType<typeof requestOf>,
  { count, length, next }: { count: number | undefined; length: number; next: string | null },
): number {
  if (next !== null && length > 0) return length;
  const sizeBefore = count !== undefined && page > 1 && length > 0 ? (count - length) / (page - 1) : 0;
  const isSize = sizeBefore > 0 && sizeBefore >= length && Number.isInteger(sizeBefore);
  return isSize ? sizeBefore : Math.max(size, length);
}

/**
 * Returns the reader of a page, which is `{count, next, previous, results}`. The specification promises `results` alone:
 * without a count, there are at least the rows that are known. Any other envelope is not guessed at.
 */
export const pageOf = <F extends Fields>(fields: F): ReplyReader<Page<Values<F>>> => {
  const readRows = rowsOf(fields);
  return (body, issues, params) => {
    if (!isObject(body) || !Array.isArray(body.results)) fail(issues, 'The body is not a page of a list.');
    const { results: rows } = body;
    const { length } = rows;
    const { results, leftOut } = readRows(rows, issues, 'results[]');
    const next = toPlainText(body.next) || null;
    const total = toNumber(body.count);
    const request = requestOf(params);
    const pageSize = pageSizeOf(request, { count: total, length, next });
    const before = request.page > 1 ? (request.page - 1) * pageSize : 0;
    const isFollowed = next !== null || (body.next === undefined && length >= request.size);
    const count = total ?? before + length + (isFollowed ? 1 : 0);
    // An empty page may be far behind the last one.
    const isKnown = !isFollowed && (length > 0 || before === 0);
    return {
      count,
      isTotal: total === undefined ? isKnown : body.count_is_minimum !== true,
      next,
      pageCount: Math.ceil(count / pageSize),
      firstIndex: before + 1,
      results,
      leftOut,
    };
  };
};

/** Returns the reader of a preview, which has no more rows than were asked for. */
export const previewOf = <F extends Fields>(fields: F): ReplyReader<Page<Values<F>>> => {
  const readPage = pageOf(fields);
  return (body, issues, params) => {
    const page = readPage(body, issues, params);
    const { size } = requestOf(params);
    const results = page.results.slice(0, size);
    return { ...page, results, leftOut: Math.min(page.leftOut, size - results.length) };
  };
};

/** Returns the reader of a list for which the specification names no pages: an array, or pages of Django. */
export const listReplyOf = <F extends Fields>(fields: F): ReplyReader<ListPage<Values<F>>> => {
  const readRows = rowsOf(fields);
  return (body, issues) => {
    const page = isObject(body) ? body : undefined;
    const rows = page ? page.results : body;
    if (!Array.isArray(rows)) fail(issues, 'The body is not a list.');
    return { next: toPlainText(page?.next) || null, ...readRows(rows, issues, page ? 'results[]' : '[]') };
  };
};

/** Returns the reader of one object. */
export const recordReplyOf =
  <F extends Fields>(fields: F): ReplyReader<Values<F>> =>
  (body, issues) =>
    readRecord(fields, body, issues) ?? fail(issues, 'The body is not such a record.');
