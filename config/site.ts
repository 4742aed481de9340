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
  /** How members pay the fee of a seminar; null when unset. */
  seminarPayment: string | null;
  /** The path of the pictures of the API at API_ORIGIN; null without API_ORIGIN. */
  mediaPath: string | null;
  /** Another origin that serves pictures of that API; null when unset. */
  mediaOrigin: string | null;
}

export const SITE_CONFIG_ELEMENT_ID = 'site-config';

/** The variables of the environment that become site settings, as config/env.ts has validated them. */
interface SiteVariables {
  SITE_ORIGIN: string;
  SITE_NAME?: string | undefined;
  SITE_NAME_EN?: string | undefined;
  OPERATOR_NAME?: string | undefined;
  OPERATOR_ADDRESS?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  TAG_MANAGER_ID?: string | undefined;
  COMPANY_CONTACT_URL?: string | undefined;
  SEMINAR_PAYMENT?: string | undefined;
  API_ORIGIN?: string | undefined;
  API_MEDIA_PATH?: string | undefined;
  API_MEDIA_ORIGIN?: string | undefined;
}

/** Returns the settings for an environment, with the working names where it sets none. */
export const createSiteConfig = (env: SiteVariables): SiteConfig => ({
  name: env.SITE_NAME ?? 'カイケイリンク',
  nameEn: env.SITE_NAME_EN ?? 'Kaikei Link',
  origin: env.SITE_ORIGIN,
  operatorName: env.OPERATOR_NAME ?? '株式会社カイケイリンク（見本）',
  operatorAddress: env.OPERATOR_ADDRESS ?? null,
  contactEmail: env.CONTACT_EMAIL ?? null,
  googleClientId: env.GOOGLE_CLIENT_ID ?? null,
  tagManagerId: env.TAG_MANAGER_ID ?? null,
  companyContactUrl: env.COMPANY_CONTACT_URL ?? null,
  seminarPayment: env.SEMINAR_PAYMENT ?? null,
  mediaPath: (env.API_ORIGIN && env.API_MEDIA_PATH) ?? null,
  mediaOrigin: (env.API_ORIGIN && env.API_MEDIA_ORIGIN) ?? null,
});

/** On globalThis, because Next bundles instrumentation, pages and API routes separately (decision 0066). */
const globalRegistry = globalThis as { kaikeiSiteConfig?: SiteConfig };

/** Sets the settings of this process. Every entry point on the server calls it once, before anything is rendered. */
export function setSiteConfig(config: SiteConfig): void {
  globalRegistry.kaikeiSiteConfig = config;
}

function readFromPage(): SiteConfig {
  const text = globalThis.document?.getElementById(SITE_CONFIG_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The site settings are missing: setSiteConfig was not called.');
  return JSON.parse(text) as SiteConfig;
}

/**
 * Returns the site's settings. On the server {@link setSiteConfig} provides them. The browser reads them from the page
 * (`<script type="application/json" id="site-config">`, written by _document), because one build serves any operator.
 */
export function siteConfig(): SiteConfig {
  globalRegistry.kaikeiSiteConfig ??= readFromPage();
  return globalRegistry.kaikeiSiteConfig;
}

/** Returns the JSON for that element. `<` is escaped, so that no value can close the script element. */
export function serializeSiteConfig(): string {
  return JSON.stringify(siteConfig()).replaceAll('<', '\\u003c');
}
