/** Settings that an operator can change without a new build. */
export interface SiteConfig {
  name: string;
  nameEn: string;
  /** The public origin without a trailing slash, for canonical links and previews. */
  origin: string;
  /** The operator's name on the legal pages. */
  operatorName: string;
  /** Null when unset. The legal pages then say so instead of showing an invented address. */
  operatorAddress: string | null;
  contactEmail: string | null;
  /** Null when unset. The Google button is not shown then. */
  googleClientId: string | null;
  /** Null when unset. No tag manager is loaded then. */
  tagManagerId: string | null;
  /** The external page where companies request an urgent project (spec §2); null when unset. */
  companyContactUrl: string | null;
  /** The path of the pictures of the API at API_ORIGIN; null without API_ORIGIN. */
  mediaPath: string | null;
  /** Another origin that serves pictures of that API; null when unset. */
  mediaOrigin: string | null;
}

export const SITE_CONFIG_ELEMENT_ID = 'site-config';

let cachedConfig: SiteConfig | undefined;

/** Normalizes as config/env.ts does, which has validated the value when the site started. */
const originOf = (name: 'SITE_ORIGIN' | 'API_MEDIA_ORIGIN'): string | null => {
  const value = process.env[name]?.trim();
  return value ? new URL(value).origin : null;
};

function fromEnvironment(): SiteConfig {
  return {
    name: process.env.SITE_NAME?.trim() || 'カイケイリンク',
    nameEn: process.env.SITE_NAME_EN?.trim() || 'Kaikei Link',
    origin: originOf('SITE_ORIGIN') ?? `http://localhost:${process.env.PORT || 3000}`,
    operatorName: process.env.OPERATOR_NAME?.trim() || '株式会社カイケイリンク（見本）',
    operatorAddress: process.env.OPERATOR_ADDRESS?.trim() || null,
    contactEmail: process.env.CONTACT_EMAIL?.trim() || null,
    googleClientId: process.env.GOOGLE_CLIENT_ID?.trim() || null,
    tagManagerId: process.env.TAG_MANAGER_ID?.trim() || null,
    companyContactUrl: process.env.COMPANY_CONTACT_URL?.trim() || null,
    mediaPath: process.env.API_ORIGIN?.trim() ? process.env.API_MEDIA_PATH?.trim() || '/media/' : null,
    mediaOrigin: process.env.API_ORIGIN?.trim() ? originOf('API_MEDIA_ORIGIN') : null,
  };
}

function fromPage(): SiteConfig | undefined {
  const text = document.getElementById(SITE_CONFIG_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as SiteConfig) : undefined;
}

/**
 * Returns the site's settings. The server reads them from the environment. The browser reads them from the page
 * (`<script type="application/json" id="site-config">`, written by _document), because one build serves any operator.
 */
export function siteConfig(): SiteConfig {
  cachedConfig ??= (typeof document === 'undefined' ? undefined : fromPage()) ?? fromEnvironment();
  return cachedConfig;
}

/** Returns the JSON for that element. `<` is escaped, so that no value can close the script element. */
export function serializeSiteConfig(): string {
  return JSON.stringify(siteConfig()).replaceAll('<', '\\u003c');
}
