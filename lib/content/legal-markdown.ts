import * as z from 'zod';
import { fields, listField, anyTextField as text } from '@/schemas/import-fields';
import type { InformationPage, LegalArticle, LegalText } from '@/schemas/legal-text';
import { DocumentError, type DocumentRecord, fieldsOf } from './documents';
import { articleNumber } from './legal-text';
import {
  type Block,
  isList,
  isParagraph,
  locationOf,
  namesOfInsertedRows,
  paragraphText,
  parseBlocks,
  parseClause,
  parseClauses,
  parseRows,
  replacePlaceholders,
  type TextSettings,
} from './markdown-blocks';

const pageFields = fields({ title: text, description: text, lead: z.string().default('') });

const revision = { day: z.iso.date('YYYY-MM-DD の日付を指定してください。'), event: text };

/** The front matter of the privacy policy. */
export const privacyFields = fields({
  title: text,
  description: text,
  revisions: listField(fields(revision)),
});

/** The front matter of the terms of use. */
export const termsFields = privacyFields.extend({
  revisions: listField(
    fields({
      ...revision,
      /** Members who agreed before that day must agree again. */
      agreement: z.literal('required', 'required を指定するか、項目を削除してください。').optional(),
    }),
  ),
});

function blocksIn(file: string, { markdown }: DocumentRecord, settings: TextSettings): Block[] {
  return markdown ? parseBlocks({ file, ...markdown }, settings) : [];
}

interface Part {
  heading: string;
  at: string;
  blocks: Block[];
}

/** Returns the blocks before the first `##`, and the parts below each heading. */
function split(blocks: readonly Block[]): { before: Block[]; parts: Part[] } {
  const before: Block[] = [];
  const parts: Part[] = [];
  for (const block of blocks) {
    const { token } = block;
    if (token.type === 'heading' && token.depth === 2)
      parts.push({ heading: token.text, at: locationOf(block), blocks: [] });
    else (parts.at(-1)?.blocks ?? before).push(block);
  }
  return { before, parts };
}

const ARTICLE = /^(第\d+条)[（(](.+)[）)](?:\s*\{#([a-z][a-z0-9-]*)\})?$/;

/**
 * Returns the article of a heading such as `## 第3条（登録）`. `{#registration}` sets an anchor that does not change when
 * articles are renumbered.
 */
function articleOf({ heading, at, blocks }: Part, index: number, settings: TextSettings): LegalArticle {
  const [, number, title = '', id = `article-${index + 1}`] = ARTICLE.exec(heading) ?? [];
  if (number !== articleNumber(index))
    throw new DocumentError(`${at} 見出しは「## ${articleNumber(index)}（題名）」の形で書いてください。`);
  const [first] = blocks;
  const isNumbered = blocks.length === 1 && isList(first) && first.token.ordered;
  const clauses = isNumbered ? parseClauses(first, settings) : [parseClause(blocks, settings, at)];
  return { id, title: replacePlaceholders(title, settings, at), clauses };
}

/**
 * Parses a legal text: front matter, the preamble, and articles (`## 第1条（題名）`) with one paragraph or numbered
 * paragraphs, which may have numbered items or rows (`- **項目**：内容`). See docs/content.md.
 * @param frontMatter the schema of the text's front matter
 * @throws DocumentError with file and line
 */
export function parseLegalText(
  file: string,
  record: DocumentRecord,
  settings: TextSettings,
  frontMatter: typeof privacyFields | typeof termsFields,
): LegalText {
  const { title, description, revisions } = fieldsOf(record, frontMatter);
  const at = record.whereIs(['description']);
  const { before, parts } = split(blocksIn(file, record, settings));
  const articles = parts.map((part, index) => articleOf(part, index, settings));
  const twice = articles.find(({ id }, index) => articles.findIndex((other) => other.id === id) !== index);
  if (twice) throw new DocumentError(`${file} {#${twice.id}} が2つの条に付いています。`);
  if (articles.length === 0) throw new DocumentError(`${file} 条がありません。`);
  return {
    title,
    description: replacePlaceholders(description, settings, at),
    preamble: before.map((block) => paragraphText(block, settings, locationOf(block))),
    articles,
    revisions: revisions.map(({ day, event }) => ({ day, event })).sort((a, b) => a.day.localeCompare(b.day)),
  };
}

function rowsIn(blocks: readonly Block[], settings: TextSettings) {
  const lists = blocks.filter(isList);
  const paragraphs = blocks.filter(isParagraph);
  const other = blocks.find((block) => !isList(block) && !isParagraph(block));
  if (other) throw new DocumentError(`${locationOf(other)} 文か箇条書きで書いてください。`);
  return {
    rows: lists.flatMap((list) => parseRows(list, settings)),
    includes: lists.flatMap(namesOfInsertedRows),
    paragraphs: paragraphs.map((block) => paragraphText(block, settings, locationOf(block))),
  };
}

/**
 * Parses a page about the site: front matter, rows, and sections (`## 題名`) of rows and paragraphs.
 * @throws DocumentError with file and line
 */
export function parseInformationPage(
  file: string,
  record: DocumentRecord,
  settings: TextSettings,
): InformationPage {
  const { title, description, lead } = fieldsOf(record, pageFields);
  const { before, parts } = split(blocksIn(file, record, settings));
  return {
    title,
    description: replacePlaceholders(description, settings, record.whereIs(['description'])),
    lead,
    rows: rowsIn(before, settings).rows,
    sections: parts.map(({ heading, blocks }) => ({ title: heading, ...rowsIn(blocks, settings) })),
  };
}
