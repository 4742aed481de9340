import { vi } from 'vitest';

/** Long, because other programs may use the machine at the same time. Vitest's own default is a second. */
const TIMEOUT_MS = 60_000;

/** Repeats a check until it no longer throws. @returns what it returns then */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUT_MS });
