import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { isDevelopment } from '@/config/env';
import { type SiteConfig, siteConfig } from '@/config/site';
import { contentPath } from '@/lib/content-folder';
import {
  DocumentError,
  type DocumentRecord,
  parseRecords,
  schemaProblems,
  toStartupError,
} from '@/lib/documents';
import { parseInformationPage, parseLegalText } from '@/lib/legal-markdown';
import type { TextSettings } from '@/lib/markdown-blocks';
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

function readRecord(file: string): DocumentRecord {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    throw new DocumentError(`${file} を読み込めません（${(error as NodeJS.ErrnoException).code}）。`);
  }
  const [record] = parseRecords(file, source);
  if (!record) throw new DocumentError(`${file} に内容がありません。`);
  return record;
}

function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const record = readRecord(file);
  const parsed = schema.safeParse(record.data);
  if (parsed.success) return parsed.data;
  throw new DocumentError((schemaProblems(parsed.error, record) ?? []).join('\n'));
}

const rows = listField(fields({ term: anyTextField, detail: anyTextField }));
const modulesSchema = fields({ 'google-login': rows, 'tag-manager': rows });

/**
 * Returns name, address and contact of the operator. Missing values are shown as missing, never replaced by invented
 * ones.
 */
const operatorRows = ({ operatorName, operatorAddress, contactEmail }: SiteConfig): LegalRow[] => [
  { term: '名称', detail: operatorName },
  { term: '所在地', detail: operatorAddress ?? '（所在地は設定されていません）' },
  {
    term: 'お問い合わせ',
    detail: contactEmail
      ? [{ text: contactEmail, href: `mailto:${contactEmail}` }]
      : '（連絡先のメールアドレスは設定されていません）',
  },
];

function settings(): TextSettings {
  const site = siteConfig();
  return {
    conditions: {
      'google-login': site.googleClientId !== null,
      'tag-manager': site.tagManagerId !== null,
    },
    values: { site: site.name, operator: site.operatorName },
    rows: {
      'operator-details': operatorRows(site),
      ...readYaml(contentPath('legal', 'modules.yaml'), modulesSchema),
    },
  };
}

const readLegalText = (name: string): LegalText => {
  const file = contentPath('legal', `${name}.md`);
  return parseLegalText(file, readRecord(file), settings());
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
export const termsText = remember(() => readLegalText('terms'));

/** Returns the privacy policy. It mentions third-party services only when the configuration enables them. */
export const privacyText = remember(() => readLegalText('privacy'));

/** Returns the information about the operator of the site. */
export const operatorPage = remember(() => readInformationPage('operator'));

/** Returns the page about the data that the visitor's device sends to third parties. */
export const informationModulesPage = remember(() => readInformationPage('information-modules'));

/** Returns the content of the home page without the lists, which come from the API. */
export const homeContent = remember((): HomeContent => readYaml(contentPath('home.yaml'), homeContentSchema));

/** Returns the content of the page for companies. */
export const companyContent = remember(
  (): CompanyContent => readYaml(contentPath('company.yaml'), companyContentSchema),
);

/** Returns the content of the conference page without its sessions, which come from the API. */
export const conferenceContent = remember(
  (): ConferenceContent => readYaml(contentPath('conference.yaml'), conferenceContentSchema),
);

/**
 * Reads all content files, so that a mistake stops the startup and does not become an error page later.
 * @throws StartupError with one line that names the file and the field
 */
export function checkContent(): void {
  const pages = [
    termsText,
    privacyText,
    operatorPage,
    informationModulesPage,
    homeContent,
    companyContent,
    conferenceContent,
  ];
  try {
    for (const read of pages) read();
  } catch (error) {
    throw toStartupError(error);
  }
}
