import pino from 'pino';
import { env } from '@/config/env';

const SENSITIVE_KEYS = [
  'password',
  'email',
  'token',
  'csrftoken',
  'sessionid',
  'cookie',
  'authorization',
  'set-cookie',
  'x-csrftoken',
];

const redactPaths = SENSITIVE_KEYS.flatMap((name) => {
  const accessPath = `["${name}"]`;
  return [accessPath, `*${accessPath}`, `*.*${accessPath}`];
});

const redactText = (text: string): string =>
  text
    .replace(/[^\s@<>"'=,;:()]+@[^\s@<>"'=,;:()]+/g, '[address]')
    .replace(/\b[A-Za-z0-9_-]{32,}\b/g, '[token]');

/** Drizzle's message repeats every bound value; the statement alone says enough. */
const messageOf = (error: Error): string =>
  'query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message;

/** The frames only: the head of a stack repeats the message. */
const framesOf = ({ stack = '', message }: Error): string => {
  const head = stack.indexOf(message);
  return head < 0 ? '' : stack.slice(head + message.length).trim();
};

/**
 * An error as it may be kept: no bound values, addresses or tokens. PostgreSQL's `detail` is left out, since it
 * quotes the row.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: redactText(messageOf(error)),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  };
}

/**
 * The server's log, one JSON line per entry. Secrets and personal data are cut in the first levels of an entry and
 * in error texts; callers still log ids instead of records.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  redact: { paths: redactPaths, censor: '[redacted]' },
  serializers: { err: loggableError, error: loggableError },
});
