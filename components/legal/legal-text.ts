/** Plain data throughout: the server writes a text into its page, and no script carries it. */
export interface LegalRow {
  term: string;
  detail: string;
  /** Where the detail leads. */
  href?: string;
}

/** 項: a numbered paragraph, with 号 (items) or rows of term and detail below it. */
export type LegalClause =
  | string
  | { text: string; items: readonly string[] }
  | { text: string; rows: readonly LegalRow[] };

/** 条. Its number is its place in the document. */
export interface LegalArticle {
  /** Anchor on the page. Stays when a revision moves the article, so that links keep their meaning. */
  id: string;
  title: string;
  clauses: readonly LegalClause[];
}

export interface Revision {
  /** YYYY-MM-DD */
  day: string;
  dayText: string;
  event: '制定' | '改定';
}

/** A legal text from its first sentence to its dates. */
export interface LegalText {
  preamble: string;
  articles: readonly LegalArticle[];
  revisions: readonly Revision[];
}

/** Spec §1: established 2019-08-19. */
export const TERMS_REVISIONS: readonly Revision[] = [
  { day: '2019-08-19', dayText: '2019年8月19日', event: '制定' },
  { day: '2026-11-20', dayText: '2026年11月20日', event: '改定' },
];

export const PRIVACY_REVISIONS: readonly Revision[] = [
  { day: '2026-11-20', dayText: '2026年11月20日', event: '改定' },
];

/** Articles refer to each other as 「第5条（登録の拒否）」: a test compares number and title. */
export const articleNumber = (index: number) => `第${index + 1}条`;
