import pino, { type DestinationStream, type Logger } from 'pino';
import { env } from '@/config/env';
import { API_PREFIX } from '@/lib/urls';
import { CALL_ROUTES } from './call-routes';

/** What is kept while it cannot be written, in bytes. */
const MAX_KEPT_BYTES = 1024 * 1024;

/**
 * Returns the stream of a log. A line that cannot be written, because the disk is full, is kept and written later, or left out
 * when there are too many. Without this, whatever writes a line would fail: the response to a request, or a job.
 * @param fd the file to write to, by default the standard output
 */
export function createLogStream(fd: number = process.stdout.fd): DestinationStream {
  const stream = pino.destination({ dest: fd, sync: true, maxLength: MAX_KEPT_BYTES });
  stream.on('error', () => undefined);
  return stream;
}

let log: Logger | undefined;

/** Returns the log of what is outside of the reference API: requests, and calls to an API at API_ORIGIN. */
export function siteLog(): Logger {
  log ??= pino({ level: env().LOG_LEVEL, base: null }, createLogStream());
  return log;
}

/** What the log says about a request. None of it is typed by a person or tells who sent it. */
export interface RequestEntry {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** Milliseconds from the first line of the request to the last byte of the response. */
  ms: number;
  /** Bytes on the connection, with headers. */
  bytes: number;
}

/**
 * Returns a function that writes one line for each request. A file of the build is a line of the level debug.
 * @param which `errors` for requests that failed (5xx) only
 */
export function createRequestLog(
  which: 'all' | 'errors' | 'none',
  log: Logger = siteLog(),
): (entry: RequestEntry, isFile: boolean) => void {
  if (which === 'none') return () => undefined;
  return (entry, isFile) => {
    if (entry.status >= 500) log.warn(entry, 'request');
    else if (which === 'all') log[isFile ? 'debug' : 'info'](entry, 'request');
  };
}

/** A part of an address that names what is asked for. Anything else may be an id, a token or what a person typed. */
const WORD = /^[a-z][a-z.-]{0,40}$/;
const DATA = /^\/_next\/data\/[^/]+/;
const MAX_SEGMENTS = 5;

/** Redirects and refusals come before a route is found, so that anybody could make up the path of such a request. */
const mayBeUnknown = (status: number): boolean => status >= 300 && status < 500 && status !== 304;

const wordOf = (segment: string): string => (segment === '' || WORD.test(segment) ? segment : '{id}');

/** Returns the path of a call with `{id}` for what names a record, and of a page or a file its first part. */
function nameOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith(`${API_PREFIX}/`)) {
    const segments = path.slice(API_PREFIX.length).split('/', MAX_SEGMENTS + 1);
    return `${API_PREFIX}${segments.map(wordOf).join('/')}`;
  }
  const prefix = DATA.test(path) ? '/_next/data' : '';
  const [first = '', second = ''] = path
    .replace(DATA, '')
    .replace(/\.json$/, '')
    .split('/')
    .slice(1);
  return first === '_next' ? `/_next/${wordOf(second)}` : `${prefix}/${wordOf(first)}`;
}

/** The most names in the metrics, each of which costs memory. The site has about 90. */
const MAX_NAMES = 200;

/**
 * Returns a function that names a request in the log and the metrics without a value of its address. Calls have their names
 * from the start. Whoever asks for an address that does not exist finds `other`, so that nobody can fill the memory with
 * names.
 */
export function createRouteNames(): (url: string, status: number) => string {
  const names = new Set(CALL_ROUTES.map((route) => API_PREFIX + route));
  return (url, status) => {
    const name = nameOf(url);
    if (names.has(name)) return name;
    if (mayBeUnknown(status) || names.size >= MAX_NAMES) return 'other';
    names.add(name);
    return name;
  };
}

/** Returns whether an address is that of a file of the build or of public/, which a page loads. */
export const isFileAddress = (url: string): boolean =>
  /^\/(?:_next\/(?!data\/)|images\/|icons\/|fonts\/|favicon\.)/.test(url);
