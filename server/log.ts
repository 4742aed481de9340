import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { env } from '@/config/env';
import { createLogStream } from '@/gateway/log';

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

/** Returns the error's message without bound values. Drizzle's message contains them, so only the statement is kept. */
const messageOf = (error: Error): string =>
  'query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message;

/** Returns the stack frames only, because the first lines of a stack repeat the message. */
const framesOf = ({ stack = '', message }: Error): string => {
  const head = stack.indexOf(message);
  return head < 0 ? '' : stack.slice(head + message.length).trim();
};

/**
 * Returns an error in a form that may be logged: without bound values, addresses or tokens. PostgreSQL's `detail` is
 * omitted, because it quotes the row.
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

const options: LoggerOptions = {
  level: env().LOG_LEVEL,
  base: null,
  redact: { paths: redactPaths, censor: '[redacted]' },
  serializers: { err: loggableError, error: loggableError },
};

/**
 * Returns a log, one JSON line per entry. Secrets and personal data are redacted in the first levels of an entry and
 * in error texts. Callers must still log ids instead of records.
 * @param stream the standard output by default
 */
export const createLog = (stream?: DestinationStream): Logger => pino(options, stream ?? createLogStream());

/** The server's log. */
export const log = createLog();
