import { type SiteConfig, siteFromEnvironment } from './site-environment';

export type { SiteConfig };

export const SITE_CONFIG_ELEMENT_ID = 'site-config';

let cachedConfig: SiteConfig | undefined;

function fromPage(): SiteConfig | undefined {
  const text = document.getElementById(SITE_CONFIG_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteConfig) : undefined;
}

/**
 * Returns the site's settings. The server reads them from the environment. The browser reads them from the page
 * (`<script type="application/json" id="site-config">`, written by _document), because one build serves any operator.
 */
export function siteConfig(): SiteConfig {
  cachedConfig ??= (typeof document === 'undefined' ? undefined : fromPage()) ?? siteFromEnvironment();
  return cachedConfig;
}

/** Returns the JSON for that element. `<` is escaped, so that no value can close the script element. */
export function serializeSiteConfig(): string {
  return JSON.stringify(siteConfig()).replaceAll('<', '\\u003c');
}
