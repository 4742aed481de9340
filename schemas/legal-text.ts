import * as z from 'zod';

const linkSchema = z.object({ text: z.string(), href: z.string() });

/** A sentence or paragraph: plain, or in pieces where some of it is a link. */
const linkedTextSchema = z.union([z.string(), z.array(z.union([z.string(), linkSchema]))]);
export type LinkedText = z.infer<typeof linkedTextSchema>;

const rowSchema = z.object({ term: z.string(), detail: linkedTextSchema });
export type LegalRow = z.infer<typeof rowSchema>;

/** 項: a paragraph, numbered where an article has several, with 号 (items) or rows of term and detail below it. */
const clauseSchema = z.object({
  text: linkedTextSchema,
  items: z.array(linkedTextSchema).default([]),
  rows: z.array(rowSchema).default([]),
});
export type LegalClause = z.infer<typeof clauseSchema>;

/** 条. Its number is its place in the document. */
const articleSchema = z.object({
  /** Anchor on the page. Stays when a revision moves the article, so that links keep their meaning. */
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

/** A legal text from its first sentence to its dates, as the pages and the terms modal draw it. */
export const legalTextSchema = z.object({
  title: z.string(),
  /** For search engines. */
  description: z.string(),
  preamble: z.array(linkedTextSchema),
  articles: z.array(articleSchema),
  /** Oldest first. */
  revisions: z.array(revisionSchema),
});
export type LegalText = z.infer<typeof legalTextSchema>;

/** A part of a page about the site: rows of term and detail, then paragraphs. */
export interface PageSection {
  title: string;
  rows: LegalRow[];
  paragraphs: LinkedText[];
  /** The named sets of rows among `rows`, such as the modules of content/legal/modules.yaml. */
  includes: string[];
}

/** A page about the site: the operator, the information modules. */
export interface InformationPage {
  title: string;
  description: string;
  /** A line below the title; empty for none. */
  lead: string;
  /** What comes before the first section. */
  rows: LegalRow[];
  sections: PageSection[];
}
