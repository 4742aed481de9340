import { env } from './env';

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
}

/**
 * Returns the site's settings from the validated environment. Throws a StartupError when the environment is invalid.
 * next.config.ts replaces this module in the browsers' bundle by site-environment.browser.ts.
 */
export function siteFromEnvironment(): SiteConfig {
  const variables = env();
  return {
    name: variables.SITE_NAME ?? 'カイケイリンク',
    nameEn: variables.SITE_NAME_EN ?? 'Kaikei Link',
    origin: variables.SITE_ORIGIN,
    operatorName: variables.OPERATOR_NAME ?? '株式会社カイケイリンク（見本）',
    operatorAddress: variables.OPERATOR_ADDRESS ?? null,
    contactEmail: variables.CONTACT_EMAIL ?? null,
    googleClientId: variables.GOOGLE_CLIENT_ID ?? null,
    tagManagerId: variables.TAG_MANAGER_ID ?? null,
    companyContactUrl: variables.COMPANY_CONTACT_URL ?? null,
  };
}
