/**
 * Replaces site-environment.ts in the browsers' bundle (next.config.ts), because the environment exists only on the
 * server and its validation would add zod to every page. Throws, because every page contains the settings.
 */
export function siteFromEnvironment(): never {
  throw new Error('This page contains no site settings.');
}
