import { LIMITS, type Limits } from '@/server/http/limits';

const all = (points: number) =>
  Object.fromEntries(Object.keys(LIMITS).map((name) => [name, { points, seconds: 60 }])) as Limits;

/** For tests whose hundreds of calls are no guessing. */
export const WIDE_LIMITS = all(1e6);

/** As if every attempt had been made already. */
export const SPENT_LIMITS = all(0);
