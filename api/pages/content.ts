import { readFileSync } from 'node:fs';
import type * as z from 'zod';
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

/** Name, address and contact of the operator. What is not set is said to be so: an invented address would be a lie. */
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

/** Reads once for each process; in development again for each request, so that an edit shows at once. */
function remember<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    if (known === undefined || process.env.NODE_ENV === 'development') known = read();
    return known;
  };
}

/** The terms of use, for the page and for the dialog that asks for agreement (spec §2: one source). */
export const termsText = remember(() => readLegalText('terms'));

/** The privacy policy, true to what the site loads as it is set up. */
export const privacyText = remember(() => readLegalText('privacy'));

/** Who runs the site. */
export const operatorPage = remember(() => readInformationPage('operator'));

/** What is sent to others from the reader's own device. */
export const informationModulesPage = remember(() => readInformationPage('information-modules'));

/** The page for companies. */
export const companyContent = remember(
  (): CompanyContent => readYaml(contentPath('company.yaml'), companyContentSchema),
);

/** The conference page around its sessions. */
export const conferenceContent = remember(
  (): ConferenceContent => readYaml(contentPath('conference.yaml'), conferenceContentSchema),
);

/**
 * Reads everything once, so that a mistake stops the start and not a visitor.
 * @throws StartupError of one line that names the file and the field
 */
export function checkContent(): void {
  const pages = [
    termsText,
    privacyText,
    operatorPage,
    informationModulesPage,
    companyContent,
    conferenceContent,
  ];
  try {
    for (const read of pages) read();
  } catch (error) {
    throw toStartupError(error);
  }
}
