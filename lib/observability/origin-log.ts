import pino, { type Logger } from 'pino';
import { env } from '@/config/env';
import { currentRequest } from './request-context';

/** A failed call to the API at API_ORIGIN. */
export interface FailedExchange {
  method: string;
  /** What is missing of the reply: `headers` when none arrived, `body` when it ended too early. */
  missing: 'headers' | 'body';
  error: unknown;
}

/** While an API is unavailable every call fails in the same way, so each cause has one line in this time. */
const INTERVAL_MS = 10_000;
/** Codes come from Node, OpenSSL and undici, so there are few of them. The limit is a safeguard. */
const MAX_CAUSES = 100;

/** Errors of fetch say little themselves. The innermost one is that of the connection, of TLS or of the decoder. */
function findCause(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return findCause(inner) ?? error;
}

/** Returns null for an error without a code, which is one of the body that the client sends. */
function codeOf(cause: Error | null): string | null {
  if (cause?.name === 'TimeoutError') return cause.name;
  // Fetch connects to no port of another protocol, such as 6000 of X11, and its error has no code.
  if (cause?.message === 'bad port') return 'BAD_PORT';
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** Returns a function that writes a line that says why calls to API_ORIGIN fail, without their paths and bodies. */
export function createOriginLog(log: Logger): (exchange: FailedExchange) => void {
  const causes = new Map<string, { until: number; omitted: number }>();
  return ({ method, missing, error }) => {
    const cause = findCause(error);
    const code = codeOf(cause);
    if (code === null) return;
    const key = `${missing} ${code}`;
    const known = causes.get(key);
    const now = performance.now();
    if (known && now < known.until) {
      known.omitted += 1;
      return;
    }
    if (!known && causes.size >= MAX_CAUSES) return;
    causes.set(key, { until: now + INTERVAL_MS, omitted: 0 });
    const requestId = currentRequest()?.id;
    log.warn(
      {
        ...(requestId !== undefined && { requestId }),
        method,
        missing,
        code,
        reason: cause?.message,
        ...(known?.omitted && { omitted: known.omitted }),
      },
      'a call to API_ORIGIN failed',
    );
  };
}

/** On globalThis, because Next bundles pages separately, and each would write its own lines. */
const globalRegistry = globalThis as { kaikeiOriginLog?: ReturnType<typeof createOriginLog> };

export function logFailedExchange(exchange: FailedExchange): void {
  globalRegistry.kaikeiOriginLog ??= createOriginLog(pino({ level: env().LOG_LEVEL, base: null }));
  globalRegistry.kaikeiOriginLog(exchange);
}
