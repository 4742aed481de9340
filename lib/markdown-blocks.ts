import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import type { LegalClause, LegalRow, LinkedText } from '@/schemas/legal-text';
import { DocumentError } from './documents';

/** What the site's settings put into a text. */
export interface TextSettings {
  /** For `<!-- if name -->` and `<!-- if not name -->`. */
  conditions: Readonly<Record<string, boolean>>;
  /** For `{name}` within a text. */
  values: Readonly<Record<string, string>>;
  /** For `- {name}` in a list of rows. */
  rows: Readonly<Record<string, readonly LegalRow[]>>;
}

/** Markdown as it stands in a file. */
export interface MarkdownSource {
  file: string;
  text: string;
  /** The line of the file on which `text` begins. */
  line: number;
}

export interface Block {
  token: MarkedToken;
  file: string;
  line: number;
}

/** Where a block begins, for messages: `file:line`. */
export const placeOf = ({ file, line }: Pick<Block, 'file' | 'line'>): string => `${file}:${line}`;

const MARK = /^<!-- *(?:(end)|if (not )?([a-z-]+)(?: and (not )?([a-z-]+))?) *-->$/;

/**
 * Blanks the lines between `<!-- if name -->` and `<!-- end -->` where the condition does not hold, and the marks
 * themselves, so that every other line keeps its number.
 */
function applyConditions(
  { file, text, line }: MarkdownSource,
  conditions: TextSettings['conditions'],
): string {
  let open: { at: string; isShown: boolean } | undefined;
  const holds = (not: string | undefined, name: string | undefined, at: string): boolean => {
    if (name === undefined) return true;
    const value = conditions[name];
    if (value === undefined) throw new DocumentError(`${at} ${name} という条件はありません。`);
    return not ? !value : value;
  };
  const lines = text.split(/\r?\n/).map((content, index) => {
    const [mark, end, not, name, alsoNot, alsoName] = MARK.exec(content.trim()) ?? [];
    if (mark === undefined) return open?.isShown === false ? '' : content;
    const at = `${file}:${line + index}`;
    open =
      end === undefined ? { at, isShown: holds(not, name, at) && holds(alsoNot, alsoName, at) } : undefined;
    return '';
  });
  if (open) throw new DocumentError(`${open.at} <!-- end --> がありません。`);
  return lines.join('\n');
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Parts of a text that follow each other, each with its line; empty ones are left out. */
function locate(tokens: readonly Token[], file: string, first: number): Block[] {
  let next = first;
  return tokens.flatMap((token) => {
    const line = next + linesIn(token.raw) - linesIn(token.raw.trimStart());
    next += linesIn(token.raw);
    return token.type === 'space' ? [] : [{ token: token as MarkedToken, file, line }];
  });
}

/** The blocks of a Markdown text for the settings of this site. */
export const blocksOf = (source: MarkdownSource, { conditions }: TextSettings): Block[] =>
  locate(marked.lexer(applyConditions(source, conditions)), source.file, source.line);

export type ListBlock = Block & { token: Tokens.List };

interface Item {
  at: string;
  blocks: Block[];
}

/** The one block that an item may consist of, so that no text below it is left out unnoticed. */
function onlyBlock({ blocks: [block, extra] }: Item): Block | undefined {
  if (extra) throw new DocumentError(`${placeOf(extra)} この項目に書けるのは一つの文だけです。`);
  return block;
}

const itemsOf = ({ token, file, line }: ListBlock): Item[] =>
  locate(token.items, file, line).map((item) => ({
    at: placeOf(item),
    blocks: locate((item.token as Tokens.ListItem).tokens, file, item.line),
  }));

/** Puts the site's values in the place of `{name}`. */
export function withValues(text: string, { values }: TextSettings, at: string): string {
  return text.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new DocumentError(`${at} {${name}} に入る値はありません。`);
    return value;
  });
}

/** A line break of the file is none of the text; between two words of Latin letters it is a space. */
const joinLines = (text: string): string =>
  text.replace(/([\x21-\x7e])\n *(?=[\x21-\x7e])/g, '$1 ').replace(/\n */g, '');

const ALLOWED_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/;

type Piece = Exclude<LinkedText, string>[number];

function pieceOf(token: MarkedToken, settings: TextSettings, at: string): Piece {
  if (token.type === 'text' || token.type === 'escape')
    return withValues(joinLines(token.text), settings, at);
  if (token.type !== 'link')
    throw new DocumentError(`${at} 文の中で使えるのはリンクだけです：${token.raw.trim()}`);
  // An address that is not marked as a link stays text.
  if ('autolink' in token && token.autolink) return token.raw;
  if (!ALLOWED_LINK.test(token.href))
    throw new DocumentError(`${at} リンク先が正しくありません：${token.href}`);
  return { text: withValues(token.text, settings, at), href: token.href };
}

/** The text of a paragraph's tokens. */
export function linkedText(
  tokens: readonly Token[] | undefined,
  settings: TextSettings,
  at: string,
): LinkedText {
  const pieces = (tokens ?? []).map((token) => pieceOf(token as MarkedToken, settings, at));
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
}

/** A block that is a paragraph, also within a list. */
export const isParagraph = ({ token }: Block): boolean => token.type === 'paragraph' || token.type === 'text';

const tokensOf = ({ token }: Block): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

/** The text of a paragraph. @throws DocumentError for any other block */
export function paragraphText(block: Block | undefined, settings: TextSettings, at: string): LinkedText {
  if (!block || !isParagraph(block))
    throw new DocumentError(`${block ? placeOf(block) : at} ここには文が必要です。`);
  return linkedText(tokensOf(block), settings, placeOf(block));
}

/** A list as a block of its own. */
export const isList = (block: Block | undefined): block is ListBlock => block?.token.type === 'list';

function rowsOfItem(block: Block | undefined, settings: TextSettings, at: string): readonly LegalRow[] {
  const [term, ...detail] = block && isParagraph(block) ? tokensOf(block) : [];
  const include = /^\{([a-z-]+)\}$/.exec(term?.raw.trim() ?? '')?.[1];
  if (include !== undefined && detail.length === 0) {
    const rows = settings.rows[include];
    if (!rows) throw new DocumentError(`${at} {${include}} という項目の組はありません。`);
    return rows;
  }
  if (term?.type !== 'strong') throw new DocumentError(`${at} 「- **項目**：内容」の形で書いてください。`);
  const [first, ...others] = detail;
  const rest =
    first?.type === 'text' ? [{ ...first, text: first.text.replace(/^\s*[：:]\s*/, '') }, ...others] : detail;
  return [
    {
      term: withValues((term as Tokens.Strong).text, settings, at),
      detail: linkedText(rest, settings, at),
    },
  ];
}

/** The rows of `- **項目**：内容`, with the sets that `- {name}` includes. */
export const rowsOf = (list: ListBlock, settings: TextSettings): LegalRow[] =>
  itemsOf(list).flatMap((item) => rowsOfItem(onlyBlock(item), settings, item.at));

/** The names of the sets of rows that a list includes. */
export const includesOf = (list: ListBlock): string[] =>
  list.token.items.flatMap(({ text }) => /^\{([a-z-]+)\}$/.exec(text.trim())?.[1] ?? []);

/** A paragraph, and the list that may follow it: numbered for items, with bullets for rows. */
export function clauseOf(blocks: readonly Block[], settings: TextSettings, at: string): LegalClause {
  const [paragraph, list, extra] = blocks;
  const text = paragraphText(paragraph, settings, at);
  const unexpected = list && !isList(list) ? list : extra;
  if (unexpected)
    throw new DocumentError(`${placeOf(unexpected)} 項は、一つの文と、続く一つの箇条書きで書いてください。`);
  if (!isList(list)) return { text, items: [], rows: [] };
  if (!list.token.ordered) return { text, items: [], rows: rowsOf(list, settings) };
  const items = itemsOf(list).map((item) => paragraphText(onlyBlock(item), settings, item.at));
  return { text, items, rows: [] };
}

/** The numbered paragraphs (項) of an article. */
export const clausesOf = (list: ListBlock, settings: TextSettings): LegalClause[] =>
  itemsOf(list).map(({ at, blocks }) => clauseOf(blocks, settings, at));
