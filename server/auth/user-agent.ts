import Bowser from 'bowser';

/** A header may be much longer than any real one, and is matched with many patterns. */
const MAX_LENGTH = 512;

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

const ifKnown = (names: Set<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/**
 * Returns the names of browser and operating system. Only names of the library's lists are returned, so that no text of a
 * client reaches mails and pages. A name is null when the header does not contain it.
 */
export function describeUserAgent(userAgent = ''): { browser: string | null; os: string | null } {
  const text = userAgent.slice(0, MAX_LENGTH);
  if (!text) return { browser: null, os: null };
  const { browser, os } = Bowser.parse(text);
  return { browser: ifKnown(BROWSERS, browser.name), os: ifKnown(SYSTEMS, os.name) };
}
