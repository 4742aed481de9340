/** What an operator may name anew without building again. */
export interface SiteConfig {
  name: string;
  nameEn: string;
  /** Public origin without a slash at the end, for canonical links and previews. */
  origin: string;
  /** Who runs the site, as the legal pages name it. */
  operatorName: string;
  /** Null where unset: the legal pages say so instead of showing an invented one. */
  operatorAddress: string | null;
  contactEmail: string | null;
  /** Null where unset: no Google button then. */
  googleClientId: string | null;
  /** Null where unset: no tag manager then. */
  tagManagerId: string | null;
  /** Where companies ask for an urgent project (spec §2): an external page; null where unset. */
  companyContactUrl: string | null;
}

export const SITE_CONFIG_ELEMENT_ID = 'site-config';

let cachedConfig: SiteConfig | undefined;

function fromEnvironment(): SiteConfig {
  return {
    name: process.env.SITE_NAME?.trim() || 'カイケイリンク',
    nameEn: process.env.SITE_NAME_EN?.trim() || 'Kaikei Link',
    origin:
      process.env.SITE_ORIGIN?.trim().replace(/\/$/, '') || `http://localhost:${process.env.PORT || 3000}`,
    operatorName: process.env.OPERATOR_NAME?.trim() || '株式会社カイケイリンク（見本）',
    operatorAddress: process.env.OPERATOR_ADDRESS?.trim() || null,
    contactEmail: process.env.CONTACT_EMAIL?.trim() || null,
    googleClientId: process.env.GOOGLE_CLIENT_ID?.trim() || null,
    tagManagerId: process.env.TAG_MANAGER_ID?.trim() || null,
    companyContactUrl: process.env.COMPANY_CONTACT_URL?.trim() || null,
  };
}

function fromPage(): SiteConfig | undefined {
  const text = document.getElementById(SITE_CONFIG_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteConfig) : undefined;
}

/**
 * The site's names: on the server from the environment, in the browser from the page itself
 * (`<script type="application/json" id="site-config">`, written by _document), since one build serves any operator.
 */
export function siteConfig(): SiteConfig {
  cachedConfig ??= (typeof document === 'undefined' ? undefined : fromPage()) ?? fromEnvironment();
  return cachedConfig;
}

/** The JSON for that element. `<` is escaped, so that no name can close the script. */
export function serializeSiteConfig(): string {
  return JSON.stringify(siteConfig()).replaceAll('<', '\\u003c');
}
