import { contentPath, env, isDemo, isDevelopment } from '@/config/env';
import { type SiteConfig, siteConfig } from '@/config/site';
import { toStartupError } from '@/lib/content/documents';
import {
  parseInformationPage,
  parseLegalText,
  privacyFields,
  termsFields,
} from '@/lib/content/legal-markdown';
import type { TextSettings } from '@/lib/content/markdown-blocks';
import { anyTextField, fields, listField } from '@/schemas/import-fields';
import type { InformationPage, LegalRow, LegalText } from '@/schemas/legal-text';
import {
  type CompanyContent,
  type ConferenceContent,
  companyContentSchema,
  conferenceContentSchema,
  type HomeContent,
  homeContentSchema,
} from '@/schemas/page-content';
import { readDemoSite, readRecord, readYaml } from './content-files';

const rows = listField(fields({ term: anyTextField, detail: anyTextField }));
const modulesSchema = fields({ 'google-login': rows, 'tag-manager': rows });

type Row = [term: string, detail: LegalRow['detail'] | null];

/** Returns the rows that have a value. One without is omitted, never replaced by an invented one. */
const knownRows = (rows: readonly Row[]): LegalRow[] =>
  rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));

const contactRows = ({ operatorPhone, contactEmail, contactUrl }: SiteConfig): Row[] => [
  ['電話番号', operatorPhone],
  ['お問い合わせ', contactUrl && [{ text: contactUrl, href: contactUrl }]],
  ['メールアドレス', contactEmail && [{ text: contactEmail, href: `mailto:${contactEmail}` }]],
];

/** Returns what is known about the operator. */
const operatorRows = (site: SiteConfig): LegalRow[] =>
  knownRows([
    ['名称', site.operatorName],
    ['代表者', site.operatorRepresentative],
    ['所在地', site.operatorAddress],
    ['有料職業紹介事業許可番号', site.placementLicence],
    ['許可・登録', site.operatorLicences],
    ['個人情報保護管理者', site.privacyOfficer],
    ...contactRows(site),
  ]);

/** Returns what is known about the operator, in the words of the law for a seller. */
const sellerRows = (site: SiteConfig): LegalRow[] =>
  knownRows([
    ['販売事業者', site.operatorName],
    ['運営統括責任者', site.operatorRepresentative],
    ['所在地', site.operatorAddress],
    ...contactRows(site),
  ]);

function settings(): TextSettings {
  const site = siteConfig();
  return {
    conditions: {
      'google-login': site.googleClientId !== null,
      'tag-manager': site.tagManagerId !== null,
      'operator-contact': Boolean(site.contactHref ?? site.operatorPhone ?? site.operatorAddress),
    },
    values: { site: site.name, operator: site.operatorName ?? `${site.name}の運営者` },
    rows: {
      'operator-details': operatorRows(site),
      'seller-details': sellerRows(site),
      'seminar-payment': knownRows([['お支払いの方法と時期', site.seminarPayment]]),
      ...readYaml(contentPath('legal', 'modules.yaml'), modulesSchema),
    },
  };
}

const readLegalText = (name: string, frontMatter: typeof privacyFields | typeof termsFields): LegalText => {
  const file = contentPath('legal', `${name}.md`);
  return parseLegalText(file, readRecord(file), settings(), frontMatter);
};

const readInformationPage = (name: string): InformationPage => {
  const file = contentPath('legal', `${name}.md`);
  return parseInformationPage(file, readRecord(file), settings());
};

/**
 * Caches the result for the lifetime of the process. In development it reads again each time, so that edits are
 * visible.
 */
function remember<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    if (known === undefined || isDevelopment()) known = read();
    return known;
  };
}

/** Returns the terms of use, for the page and for the dialog that asks for agreement (spec §2: one source). */
export const readTerms = remember(() => readLegalText('terms', termsFields));

/** Returns the privacy policy. It mentions third-party services only when the configuration enables them. */
export const readPrivacyPolicy = remember(() => readLegalText('privacy', privacyFields));

/** Returns the information about the operator of the site. */
export const readOperatorPage = remember(() => readInformationPage('operator'));

/** Returns the page about what a seminar with a fee costs, and who sells it. */
export const readCommercialTransactionsPage = remember(() => readInformationPage('commercial-transactions'));

/** Returns the page about the data that the visitor's device sends to third parties. */
export const readInformationModulesPage = remember(() => readInformationPage('information-modules'));

/** Returns the content of the home page without the lists, which come from the API. */
export const readHomeContent = remember(
  (): HomeContent => readYaml(contentPath('home.yaml'), homeContentSchema),
);

/** Returns the content of the page for companies. In demo mode, fees that the operator has not written are a sample. */
export const readCompanyContent = remember((): CompanyContent => {
  const content = readYaml(contentPath('company.yaml'), companyContentSchema);
  const sampleFees = !content.fees && isDemo(env()) ? readDemoSite()?.fees : undefined;
  return { ...content, ...(sampleFees && { fees: sampleFees }), areFeesSample: sampleFees !== undefined };
});

/** Returns the content of the conference page without its sessions, which come from the API. */
export const readConferenceContent = remember(
  (): ConferenceContent => readYaml(contentPath('conference.yaml'), conferenceContentSchema),
);

/**
 * Reads all content files, so that a mistake stops the startup and does not become an error page later.
 * @throws StartupError with one line that names the file and the field
 */
export function checkContent(): void {
  const pages = [
    readTerms,
    readPrivacyPolicy,
    readOperatorPage,
    readCommercialTransactionsPage,
    readInformationModulesPage,
    readHomeContent,
    readCompanyContent,
    readConferenceContent,
  ];
  try {
    for (const read of pages) read();
  } catch (error) {
    throw toStartupError(error);
  }
}
