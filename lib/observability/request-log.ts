import type { Logger } from 'pino';
import { siteLog } from './log-stream';

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
