/** The three ways to run, each with processes of its own for the length of a run (docs/architecture.md, "Three modes"). */
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

/** The API that the process of API_ORIGIN mode stands in front of: a second process of this app. */
export const separateApi = serverAt(3);

/** Where the mails of a mode can be read. */
export const getInboxOrigin = (siteOrigin: string): string =>
  siteOrigin === modes.origin.origin ? separateApi.origin : siteOrigin;
