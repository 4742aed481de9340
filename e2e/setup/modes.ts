/** The three ways to run, each with processes of its own for the length of a run (docs/architecture.md, "Three modes"). */
const base = Number(process.env.E2E_PORT ?? 3210);

const at = (offset: number) => ({ port: base + offset, origin: `http://localhost:${base + offset}` });

export const modes = {
  embedded: at(0),
  database: at(1),
  origin: at(2),
} as const;

/** The API that the process of API_ORIGIN mode stands in front of: a second process of this app. */
export const separateApi = at(3);

/** Where the mails of a mode can be read. */
export const inboxOf = (siteOrigin: string): string =>
  siteOrigin === modes.origin.origin ? separateApi.origin : siteOrigin;
