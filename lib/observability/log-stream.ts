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
