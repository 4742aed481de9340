import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { oncePerObject } from '@/schemas/once-per-object';
import type { AppContext } from './context';
import { ApiError } from './errors';
import { RATE_LIMITS, type RateLimits } from './rate-limit-config';

/**
 * Returns a client that leaves out the names that the library gives its statements, because a named statement does not
 * survive behind a pooler in transaction mode.
 */
const unnamedStatements = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query(text, values),
});

/** Limiters by pool, so that every server and every test database counts in its own table. */
const limitersOf = oncePerObject((_pool: pg.Pool) => new Map<string, RateLimiterPostgres>());

function getLimiter(c: AppContext, name: keyof RateLimits): RateLimiterPostgres {
  const { pool, rateLimits: limits } = c.var.deps;
  const { points, seconds } = limits?.[name] ?? RATE_LIMITS[name];
  const poolLimiters = limitersOf(pool);
  const id = `${name}:${points}/${seconds}`;
  const limiter =
    poolLimiters.get(id) ??
    new RateLimiterPostgres({
      storeClient: unnamedStatements(pool),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // The cleanup job deletes expired rows. The library's own timer would keep running after the server has stopped.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  poolLimiters.set(id, limiter);
  return limiter;
}

/**
 * Returns the digest of a key. A plain email address in the table would be personal data and could exceed the column's
 * length.
 */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const tooManyMessage = (minutes: number): string =>
  `お手続きの回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** Counts one attempt. Returns the milliseconds to wait when the limit is exceeded, and null otherwise. */
async function countAttempt(c: AppContext, name: keyof RateLimits, key: string): Promise<number | null> {
  try {
    await getLimiter(c, name).consume(hashKey(key));
    return null;
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    c.var.deps.onRateLimited?.(name);
    return thrown.msBeforeNext ?? 0;
  }
}

/**
 * Counts one attempt for `key`. Throws 429 with Retry-After when the limit is exceeded.
 * @param message returns the message for the user, given the whole minutes to wait
 */
export async function consumeLimit(
  c: AppContext,
  name: keyof RateLimits,
  key: string,
  message: (minutes: number) => string = tooManyMessage,
): Promise<void> {
  const waitMs = await countAttempt(c, name, key);
  if (waitMs === null) return;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new ApiError(429, 'throttled', message(Math.ceil(seconds / 60)), {
    detail: `Request was throttled. Expected available in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  });
}

/**
 * Counts one attempt for `key`.
 * @returns false when the limit is exceeded; unlike consumeLimit it does not throw
 */
export const tryConsumeLimit = async (c: AppContext, name: keyof RateLimits, key: string): Promise<boolean> =>
  (await countAttempt(c, name, key)) === null;

/** Gives one attempt for `key` back, for example after a correct password. */
export async function refundLimit(c: AppContext, name: keyof RateLimits, key: string): Promise<void> {
  await getLimiter(c, name).reward(hashKey(key));
}

/** Deletes the counter of `key`, for example after a correct password. */
export async function resetLimit(c: AppContext, name: keyof RateLimits, key: string): Promise<void> {
  await getLimiter(c, name).delete(hashKey(key));
}
