import type { Env } from '@/config/env';

/**
 * The variables of the environment that a test changes. The test file mocks the environment with {@link withChangedEnv}:
 * `vi.mock('@/config/env', async (load) => (await import('../setup/changed-env')).withChangedEnv(await load()));`
 */
export const changedEnv: Partial<Env> = {};

/** Restores the environment of the process. */
export function restoreEnv(): void {
  for (const name of Object.keys(changedEnv)) delete changedEnv[name as keyof Env];
}

/** Returns the module of the environment with the changes of the test. */
export const withChangedEnv = (actual: typeof import('@/config/env')) => ({
  ...actual,
  env: (): Env => ({ ...actual.env(), ...changedEnv }),
});
