import pino, { type Logger } from 'pino';
import { createLogStream } from './log-stream';

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

/** Lines in a second, for requests that failed and for all others. A busy or attacked site must not fill a disk. */
const MAX_LINES = 200;
const WINDOW_MS = 1_000;

/** Counts the lines of the current second. */
function createAllowance(reportOmitted: (omitted: number) => void) {
  let lines = 0;
  let omitted = 0;
  let endsAt = 0;
  const closeWindow = () => {
    if (omitted > 0) reportOmitted(omitted);
    lines = 0;
    omitted = 0;
  };
  return () => {
    const now = performance.now();
    if (now >= endsAt) {
      closeWindow();
      endsAt = now + WINDOW_MS;
    }
    lines += 1;
    if (lines <= MAX_LINES) return true;
    omitted += 1;
    // The next request would report it too, but may come much later.
    if (omitted === 1) setTimeout(closeWindow, Math.max(0, endsAt - now)).unref();
    return false;
  };
}

/**
 * Returns a function that writes one line for each request, but no more than 200 in a second; a line then says how many
 * were left out. A file of the build is a line of the level debug.
 * @param which `errors` for requests that failed (5xx) only
 */
export function createRequestLog(
  level: string,
  which: 'all' | 'errors' | 'none',
  log: Logger = pino({ level, base: null }, createLogStream()),
): (entry: RequestEntry, isFile: boolean) => void {
  if (which === 'none') return () => undefined;
  const report = (omitted: number) => log.warn({ omitted }, 'lines of requests were left out');
  const mayWrite = createAllowance(report);
  const mayWriteFailure = createAllowance(report);
  return (entry, isFile) => {
    if (entry.status >= 500) {
      if (mayWriteFailure()) log.warn(entry, 'request');
      return;
    }
    if (which === 'errors') return;
    const write = isFile ? 'debug' : 'info';
    if (log.isLevelEnabled(write) && mayWrite()) log[write](entry, 'request');
  };
}
