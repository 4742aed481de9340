/**
 * The three modes of docs/architecture.md ("Three modes"). Each has its own process for the whole test run.
 */
const basePort = Number(process.env.E2E_PORT ?? 3210);

const serverAt = (offset: number) => ({
  port: basePort + offset,
  origin: `http://localhost:${basePort + offset}`,
});

export const modes = {
  embedded: serverAt(0),
  database: serverAt(1),
  origin: serverAt(2),
} as const;

/** The data for the mode with API_ORIGIN: a second process of this application. */
export const separateApi = serverAt(3);

/** The API for the mode with API_ORIGIN: a Django deployment in front of that data. */
export const djangoApi = serverAt(4);

/** Returns the origin of the development inbox that shows a mode’s mails. */
export const getInboxOrigin = (siteOrigin: string): string =>
  siteOrigin === modes.origin.origin ? separateApi.origin : siteOrigin;

/** The site on the same day in each run, for the snapshots of its pages (e2e/setup/aria.ts). */
export const sameDaySite = serverAt(5);

/** A Tuesday morning in Japan. It lies in the future, because browsers drop cookies of the past. */
export const SAME_DAY = new Date('2030-01-15T10:00:00+09:00');

/** The site in front of an API that deviates (e2e/robustness/other-api.spec.ts). */
export const siteOfOtherApi = serverAt(6);
