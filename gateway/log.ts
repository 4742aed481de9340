import pino, { type DestinationStream, type Logger } from 'pino';
import { env } from '@/config/env';

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
