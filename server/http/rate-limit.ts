import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from './context';
import { ApiError } from './errors';
import { RATE_LIMITS, type RateLimits } from './rate-limit-config';

/** By pool, so that every server (and every test database) counts for itself in its own table. */
const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function getLimiter(c: AppContext, name: keyof RateLimits): RateLimiterPostgres {
  const { pool, rateLimits: limits } = c.var.deps;
  const { points, seconds } = limits?.[name] ?? RATE_LIMITS[name];
  const poolLimiters = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, poolLimiters);
  const id = `${name}:${points}/${seconds}`;
  const limiter =
    poolLimiters.get(id) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Expired rows are the housekeeping job's business: a timer per process would not be stopped with it.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  poolLimiters.set(id, limiter);
  return limiter;
}

/** Keys are digests: an address in the table would be personal data, and could outgrow the column. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const tooManyMessage = (minutes: number): string =>
  `お手続きの回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/**
 * Takes one of the attempts that `key` has left, or refuses with 429 and Retry-After.
 * @param message the sentence for the person, given the whole minutes to wait
 */
export async function consumeLimit(
  c: AppContext,
  name: keyof RateLimits,
  key: string,
  message: (minutes: number) => string = tooManyMessage,
): Promise<void> {
  try {
    await getLimiter(c, name).consume(hashKey(key));
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const seconds = Math.max(1, Math.ceil((thrown.msBeforeNext ?? 0) / 1000));
    throw new ApiError(429, 'throttled', message(Math.ceil(seconds / 60)), {
      detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      retryAfterSeconds: seconds,
    });
  }
}

/** Takes one of the attempts that `key` has left; without one nothing is thrown. @returns whether there was one */
export async function tryConsumeLimit(c: AppContext, name: keyof RateLimits, key: string): Promise<boolean> {
  try {
    await getLimiter(c, name).consume(hashKey(key));
    return true;
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return false;
    throw thrown;
  }
}

/** Forgets the attempts of `key`: it has shown to be in the right. */
export async function resetLimit(c: AppContext, name: keyof RateLimits, key: string): Promise<void> {
  await getLimiter(c, name).delete(hashKey(key));
}
