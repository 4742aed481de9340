import { env, isDemo, isDevelopment } from '@/config/env';
import { type SiteConfig, siteConfig } from '@/config/site';
import { contentPath } from '@/lib/content/content-folder';
import { toStartupError } from '@/lib/content/documents';
import { privacyFields, termsFields } from '@/lib/content/legal-fields';
import { parseInformationPage, parseLegalText } from '@/lib/content/legal-markdown';
import type { TextSettings } from '@/lib/content/markdown-blocks';
import { readContentRecord, readYaml } from '@/lib/content/read-content';
import { anyTextField, fields, listField } from '@/schemas/import-fields';
import type { InformationPage, LegalRow, LegalText } from '@/schemas/legal-text';
import {
  type CompanyContent,
  type ConferenceContent,
  companyContentSchema,
  conferenceContentSchema,
  type DemoSite,
  type HomeContent,
  homeContentSchema,
} from '@/schemas/page-content';
import { readDemoSite } from './demo-site';

const rows = listField(fields({ term: anyTextField, detail: anyTextField }));
const modulesSchema = fields({ 'google-login': rows, 'tag-manager': rows });

/** Returns what is known about the operator. A row without a value is omitted, never replaced by an invented one. */
function operatorRows(site: SiteConfig): LegalRow[] {
  const { contactEmail } = site;
  const rows: [term: string, detail: LegalRow['detail'] | null][] = [
    ['名称', site.operatorName],
    ['代表者', site.operatorRepresentative],
    ['所在地', site.operatorAddress],
    ['許可・登録', site.operatorLicences],
    ['個人情報保護管理者', site.privacyOfficer],
    ['電話番号', site.operatorPhone],
    ['メールアドレス', contactEmail && [{ text: contactEmail, href: `mailto:${contactEmail}` }]],
  ];
  return rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

function settings(): TextSettings {
  const site = siteConfig();
  return {
    conditions: {
      'google-login': site.googleClientId !== null,
      'tag-manager': site.tagManagerId !== null,
      'operator-contact': Boolean(site.contactEmail ?? site.operatorPhone ?? site.operatorAddress),
    },
    values: { site: site.name, operator: site.operatorName ?? `${site.name}の運営者` },
    rows: {
      'operator-details': operatorRows(site),
      ...readYaml(contentPath('legal', 'modules.yaml'), modulesSchema),
    },
  };
}

const readLegalText = (name: string, frontMatter: typeof privacyFields | typeof termsFields): LegalText => {
  const file = contentPath('legal', `${name}.md`);
  return parseLegalText(file, readContentRecord(file), settings(), frontMatter);
};

const readInformationPage = (name: string): InformationPage => {
  const file = contentPath('legal', `${name}.md`);
  return parseInformationPage(file, readContentRecord(file), settings());
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

/** Returns the page about the data that the visitor's device sends to third parties. */
export const readInformationModulesPage = remember(() => readInformationPage('information-modules'));

/**
 * Fills the parts that only an operator can write from the demo, in demo mode, and names them.
 * @param parts the names of the optional parts
 */
function withSamples<T extends object, Part extends keyof T & keyof DemoSite & string>(
  content: T,
  parts: readonly Part[],
): T & { samples: readonly string[] } {
  const sample = isDemo(env()) ? readDemoSite() : undefined;
  const samples = sample ? parts.filter((part) => content[part] === undefined) : [];
  const filled = Object.fromEntries(samples.map((part) => [part, sample?.[part]]));
  return { ...content, ...filled, samples };
}

/** Returns the content of the home page without the lists, which come from the API. */
export const readHomeContent = remember(
  (): HomeContent => withSamples(readYaml(contentPath('home.yaml'), homeContentSchema), ['review', 'voices']),
);

/** Returns the content of the page for companies. */
export const readCompanyContent = remember(
  (): CompanyContent => withSamples(readYaml(contentPath('company.yaml'), companyContentSchema), ['fees']),
);

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
