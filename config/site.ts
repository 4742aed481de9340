/** Settings that an operator can change without a new build. */
export interface SiteConfig {
  name: string;
  nameEn: string;
  /** The public origin without a trailing slash, for canonical links and previews. */
  origin: string;
  /** The operator on the legal pages, which leave out what is null. */
  operatorName: string | null;
  operatorAddress: string | null;
  operatorRepresentative: string | null;
  operatorPhone: string | null;
  /** 有料職業紹介事業許可番号. */
  placementLicence: string | null;
  /** Other permits and registration numbers in one text. */
  operatorLicences: string | null;
  /** Who is responsible for personal data. */
  privacyOfficer: string | null;
  contactEmail: string | null;
  /** A page of the operator where people ask, instead of the mail address. */
  contactUrl: string | null;
  /** What a link to ask the operator leads to: that page, else a `mailto:` of the address. */
  contactHref: string | null;
  /** Within how many business days members usually hear of an application. When null, no time is named. */
  replyBusinessDays: number | null;
  /** Whether the operator is the fictitious one of the demo, which pages must say. */
  isSampleOperator: boolean;
  /** Null when unset. The Google button is not shown then. */
  googleClientId: string | null;
  /** Null when unset. No tag manager is loaded then. */
  tagManagerId: string | null;
  /** The external page where companies request an urgent project (spec §2); null when unset. */
  companyContactUrl: string | null;
  /** Whether companies can write to the operator with the form of the site (decision 0114). */
  hasCompanyForm: boolean;
  /** Whether companies get the licenses of an applicant. Of an existing API nobody knows before an application. */
  sendsLicenses: boolean;
  /** How members pay the fee of a seminar; null when unset. */
  seminarPayment: string | null;
  /** The path of the pictures of the API at API_ORIGIN; null without API_ORIGIN. */
  mediaPath: string | null;
  /** Another origin that serves pictures of that API; null when unset. */
  mediaOrigin: string | null;
}

const SITE_CONFIG_ELEMENT_ID = 'site-config';

/** The variables of the environment that become site settings, as config/env.ts has validated them. */
interface SiteVariables {
  SITE_ORIGIN: string;
  SITE_NAME?: string | undefined;
  SITE_NAME_EN?: string | undefined;
  OPERATOR_NAME?: string | undefined;
  OPERATOR_ADDRESS?: string | undefined;
  OPERATOR_REPRESENTATIVE?: string | undefined;
  OPERATOR_PHONE?: string | undefined;
  PLACEMENT_LICENCE?: string | undefined;
  OPERATOR_LICENCES?: string | undefined;
  PRIVACY_OFFICER?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  CONTACT_URL?: string | undefined;
  REPLY_BUSINESS_DAYS?: number | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  TAG_MANAGER_ID?: string | undefined;
  COMPANY_CONTACT_URL?: string | undefined;
  SEMINAR_PAYMENT?: string | undefined;
  API_ORIGIN?: string | undefined;
  API_MEDIA_PATH?: string | undefined;
  API_MEDIA_ORIGIN?: string | undefined;
}

/** The operator of the site, as the environment or the demo (content/demo/site.yaml) describes it. */
export interface OperatorDetails {
  name?: string | undefined;
  address?: string | undefined;
  representative?: string | undefined;
  phone?: string | undefined;
  placement_licence?: string | undefined;
  /** Other permits and registration numbers in one text. */
  licences?: string | undefined;
  privacy_officer?: string | undefined;
  /** How members pay the fee of a seminar, in a sentence or two (decision 0030). */
  seminar_payment?: string | undefined;
  email?: string | undefined;
  contact_url?: string | undefined;
  reply_business_days?: number | undefined;
}

const ownOperator = (env: SiteVariables): OperatorDetails => ({
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  representative: env.OPERATOR_REPRESENTATIVE,
  phone: env.OPERATOR_PHONE,
  placement_licence: env.PLACEMENT_LICENCE,
  licences: env.OPERATOR_LICENCES,
  privacy_officer: env.PRIVACY_OFFICER,
  seminar_payment: env.SEMINAR_PAYMENT,
  email: env.CONTACT_EMAIL,
  contact_url: env.CONTACT_URL,
  reply_business_days: env.REPLY_BUSINESS_DAYS,
});

const operatorSettings = (operator: OperatorDetails) => ({
  operatorName: operator.name ?? null,
  operatorAddress: operator.address ?? null,
  operatorRepresentative: operator.representative ?? null,
  operatorPhone: operator.phone ?? null,
  placementLicence: operator.placement_licence ?? null,
  operatorLicences: operator.licences ?? null,
  privacyOfficer: operator.privacy_officer ?? null,
  seminarPayment: operator.seminar_payment ?? null,
  contactEmail: operator.email ?? null,
  contactUrl: operator.contact_url ?? null,
  contactHref: operator.contact_url ?? (operator.email ? `mailto:${operator.email}` : null),
  replyBusinessDays: operator.reply_business_days ?? null,
});

/**
 * Returns the settings for an environment, with the working names where it sets none.
 * @param sample the fictitious operator of the demo. A single setting about the operator replaces all of it, so that
 * true and invented details never appear side by side (decision 0058).
 */
export function createSiteConfig(env: SiteVariables, sample?: OperatorDetails): SiteConfig {
  const own = ownOperator(env);
  const isSampleOperator = sample !== undefined && !Object.values(own).some(Boolean);
  const operator = isSampleOperator ? sample : own;
  const companyContactUrl = env.COMPANY_CONTACT_URL ?? null;
  return {
    name: env.SITE_NAME ?? 'カイケイリンク',
    nameEn: env.SITE_NAME_EN ?? 'Kaikei Link',
    origin: env.SITE_ORIGIN,
    ...operatorSettings(operator),
    isSampleOperator,
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    companyContactUrl,
    // An existing API has no call for it, and without an address there is nobody to write to.
    hasCompanyForm: !env.API_ORIGIN && !companyContactUrl && operator.email !== undefined,
    sendsLicenses: !env.API_ORIGIN,
    mediaPath: (env.API_ORIGIN && env.API_MEDIA_PATH) ?? null,
    mediaOrigin: (env.API_ORIGIN && env.API_MEDIA_ORIGIN) ?? null,
  };
}

const holder = globalThis as { kaikeiSite?: object };
holder.kaikeiSite ??= {};

/**
 * The one object of this process that all bundles share (decision 0001), because Next bundles pages, instrumentation and API
 * routes apart: each loads its own copy of a module. gateway/start.mjs, which is not compiled, creates it under the same name.
 */
export const siteGlobals = holder.kaikeiSite;

const site: { config?: SiteConfig } = siteGlobals;

/** Sets the settings of this process. Every entry point on the server calls it once, before anything is rendered. */
export function setSiteConfig(config: SiteConfig): void {
  site.config = config;
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
  site.config ??= readFromPage();
  return site.config;
}

/** Returns who runs the site and its seminars. Without the name of the operator, it is that of the site. */
export function getOrganizerName(): string {
  const { operatorName, name } = siteConfig();
  return operatorName ?? name;
}

/** Returns the JSON for that element. `<` is escaped, so that no value can close the script element. */
export function serializeSiteConfig(): string {
  return JSON.stringify(siteConfig()).replaceAll('<', '\\u003c');
}
