import { RATE_LIMITS, type RateLimits } from '@/server/http/rate-limit-config';

const equalLimits = (points: number) =>
  Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, { points, seconds: 60 }])) as RateLimits;

/** For tests whose hundreds of calls are no guessing. */
export const GENEROUS_LIMITS = equalLimits(1e6);

/** As if every attempt had been made already. */
export const EXHAUSTED_LIMITS = equalLimits(0);
