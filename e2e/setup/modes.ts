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
