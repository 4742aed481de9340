import './jitless';
import * as z from 'zod';

const linkSchema = z.object({ text: z.string(), href: z.string() });

/** A sentence or paragraph: plain text, or a list of parts when it contains links. */
const linkedTextSchema = z.union([z.string(), z.array(z.union([z.string(), linkSchema]))]);
export type LinkedText = z.infer<typeof linkedTextSchema>;

const rowSchema = z.object({ term: z.string(), detail: linkedTextSchema });
export type LegalRow = z.infer<typeof rowSchema>;

/** 項: a paragraph, numbered when an article has several, with 号 (items) or rows of term and detail below it. */
const clauseSchema = z.object({
  text: linkedTextSchema,
  items: z.array(linkedTextSchema).default([]),
  rows: z.array(rowSchema).default([]),
});
export type LegalClause = z.infer<typeof clauseSchema>;

/** 条: an article. Its number is its position in the document. */
const articleSchema = z.object({
  /** The anchor on the page. It stays the same when a revision moves the article, so that links keep working. */
  id: z.string(),
  title: z.string(),
  clauses: z.array(clauseSchema),
});
export type LegalArticle = z.infer<typeof articleSchema>;

const revisionSchema = z.object({
  /** YYYY-MM-DD */
  day: z.string(),
  /** 制定 or 改定. */
  event: z.string(),
});

/** A legal text as the pages and the terms dialog show it. */
export const legalTextSchema = z.object({
  title: z.string(),
  /** The description for search engines. */
  description: z.string(),
  preamble: z.array(linkedTextSchema),
  articles: z.array(articleSchema),
  /** The dates of the text, oldest first. */
  revisions: z.array(revisionSchema),
});
export type LegalText = z.infer<typeof legalTextSchema>;

/** A section of a page about the site: rows of term and detail, then paragraphs. */
export interface PageSection {
  title: string;
  rows: LegalRow[];
  paragraphs: LinkedText[];
  /** The names of the row sets included in `rows`, such as the modules of content/legal/modules.yaml. */
  includes: string[];
}

/** A page about the site, such as the operator or the information modules. */
export interface InformationPage {
  title: string;
  description: string;
  /** The line below the title; empty for none. */
  lead: string;
  /** The rows before the first section. */
  rows: LegalRow[];
  sections: PageSection[];
}
