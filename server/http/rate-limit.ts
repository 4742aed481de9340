import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from './context';
import { Refusal } from './errors';
import { LIMITS, type Limits } from './limits';

/** By pool, so that every server (and every test database) counts for itself in its own table. */
const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function limiterOf(c: AppContext, name: keyof Limits): RateLimiterPostgres {
  const { pool, limits } = c.var.deps;
  const { points, seconds } = limits?.[name] ?? LIMITS[name];
  const own = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, own);
  const id = `${name}:${points}/${seconds}`;
  const limiter =
    own.get(id) ??
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
  own.set(id, limiter);
  return limiter;
}

/** Keys are digests: an address in the table would be personal data, and could outgrow the column. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

const tooMany = (minutes: number): string =>
  `お手続きの回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/**
 * Takes one of the attempts that `key` has left, or refuses with 429 and Retry-After.
 * @param wording the sentence for the person, given the whole minutes to wait
 */
export async function consume(
  c: AppContext,
  name: keyof Limits,
  key: string,
  wording: (minutes: number) => string = tooMany,
): Promise<void> {
  try {
    await limiterOf(c, name).consume(digest(key));
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const seconds = Math.max(1, Math.ceil((thrown.msBeforeNext ?? 0) / 1000));
    throw new Refusal(429, 'throttled', wording(Math.ceil(seconds / 60)), {
      detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      retryAfterSeconds: seconds,
    });
  }
}

/** Takes one of the attempts that `key` has left; without one nothing is thrown. @returns whether there was one */
export async function isWithin(c: AppContext, name: keyof Limits, key: string): Promise<boolean> {
  try {
    await limiterOf(c, name).consume(digest(key));
    return true;
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return false;
    throw thrown;
  }
}

/** Forgets the attempts of `key`: it has shown to be in the right. */
export async function forgive(c: AppContext, name: keyof Limits, key: string): Promise<void> {
  await limiterOf(c, name).delete(digest(key));
}
