import { type Env, env } from '@/config/env';

const original = { ...env() };

/**
 * The variables of the environment, which a test may change. All modules of a worker see the change, so that a test file
 * which changes one calls {@link restoreEnv} after each test.
 */
export const changedEnv: Partial<Env> = env();

/** Restores the environment of the process. */
export function restoreEnv(): void {
  for (const name of Object.keys(changedEnv)) delete changedEnv[name as keyof Env];
  Object.assign(changedEnv, original);
}
