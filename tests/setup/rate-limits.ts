import { RATE_LIMITS, type RateLimits } from '@/server/http/rate-limit-config';

const equalLimits = (points: number) =>
  Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, { points, seconds: 60 }])) as RateLimits;

/** Limits for tests that send hundreds of requests. */
export const GENEROUS_LIMITS = equalLimits(1e6);

/** Limits that are already exceeded by the first request. */
export const EXHAUSTED_LIMITS = equalLimits(0);
