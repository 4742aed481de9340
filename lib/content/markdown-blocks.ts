import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import type { LegalClause, LegalRow, LinkedText } from '@/schemas/legal-text';
import { DocumentError } from './documents';

/** The values of the site's settings that texts can use. */
export interface TextSettings {
  /** Values for `<!-- if name -->` and `<!-- if not name -->`. */
  conditions: Readonly<Record<string, boolean>>;
  /** Values for `{name}` within a text. */
  values: Readonly<Record<string, string>>;
  /** Values for `- {name}` in a list of rows. */
  rows: Readonly<Record<string, readonly LegalRow[]>>;
}

/** Markdown and its position in a file. */
export interface MarkdownSource {
  file: string;
  text: string;
  /** The line of the file on which `text` starts. */
  line: number;
}

export interface Block {
  token: MarkedToken;
  file: string;
  line: number;
}

/** Returns the position of a block for messages: `file:line`. */
export const locationOf = ({ file, line }: Pick<Block, 'file' | 'line'>): string => `${file}:${line}`;

const MARK = /^<!-- *(?:(end)|if (not )?([a-z-]+)(?: and (not )?([a-z-]+))?) *-->$/;

/**
 * Replaces the lines between `<!-- if name -->` and `<!-- end -->` by empty lines when the condition is false. The
 * markers are replaced too. All other lines keep their numbers.
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

/** Returns consecutive tokens as blocks with their lines; empty ones are omitted. */
function locate(tokens: readonly Token[], file: string, first: number): Block[] {
  let next = first;
  return tokens.flatMap((token) => {
    const line = next + linesIn(token.raw) - linesIn(token.raw.trimStart());
    next += linesIn(token.raw);
    return token.type === 'space' ? [] : [{ token: token as MarkedToken, file, line }];
  });
}

/** Returns the blocks of a Markdown text for the site's settings. */
export const parseBlocks = (source: MarkdownSource, { conditions }: TextSettings): Block[] =>
  locate(marked.lexer(applyConditions(source, conditions)), source.file, source.line);

export type ListBlock = Block & { token: Tokens.List };

interface Item {
  at: string;
  blocks: Block[];
}

/** Returns an item's only block. Throws when there are more, so that no text is silently omitted. */
function onlyBlock({ blocks: [block, extra] }: Item): Block | undefined {
  if (extra) throw new DocumentError(`${locationOf(extra)} この項目に書けるのは一つの文だけです。`);
  return block;
}

const parseItems = ({ token, file, line }: ListBlock): Item[] =>
  locate(token.items, file, line).map((item) => ({
    at: locationOf(item),
    blocks: locate((item.token as Tokens.ListItem).tokens, file, item.line),
  }));

/** Replaces `{name}` by the site's values. */
export function replacePlaceholders(text: string, { values }: TextSettings, at: string): string {
  return text.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new DocumentError(`${at} {${name}} に入る値はありません。`);
    return value;
  });
}

/** Removes the line breaks of the file. Between two Latin words a line break becomes a space. */
const joinLines = (text: string): string =>
  text.replace(/([\x21-\x7e])\n *(?=[\x21-\x7e])/g, '$1 ').replace(/\n */g, '');

const ALLOWED_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/;

type Piece = Exclude<LinkedText, string>[number];

function parsePiece(token: MarkedToken, settings: TextSettings, at: string): Piece {
  if (token.type === 'text' || token.type === 'escape')
    return replacePlaceholders(joinLines(token.text), settings, at);
  if (token.type !== 'link')
    throw new DocumentError(`${at} 文の中で使えるのはリンクだけです：${token.raw.trim()}`);
  // A URL without link markup stays text.
  if ('autolink' in token && token.autolink) return token.raw;
  if (!ALLOWED_LINK.test(token.href))
    throw new DocumentError(`${at} リンク先が正しくありません：${token.href}`);
  return { text: replacePlaceholders(token.text, settings, at), href: token.href };
}

/** Returns the text of a paragraph's tokens. */
function linkedText(tokens: readonly Token[] | undefined, settings: TextSettings, at: string): LinkedText {
  const pieces = (tokens ?? []).map((token) => parsePiece(token as MarkedToken, settings, at));
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
}

/** Returns whether a block is a paragraph, also within a list. */
export const isParagraph = ({ token }: Block): boolean => token.type === 'paragraph' || token.type === 'text';

const tokensOf = ({ token }: Block): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

/**
 * Returns the text of a paragraph.
 * @throws DocumentError for any other block
 */
export function paragraphText(block: Block | undefined, settings: TextSettings, at: string): LinkedText {
  if (!block || !isParagraph(block))
    throw new DocumentError(`${block ? locationOf(block) : at} ここには文が必要です。`);
  return linkedText(tokensOf(block), settings, locationOf(block));
}

/** Returns whether a block is a list. */
export const isList = (block: Block | undefined): block is ListBlock => block?.token.type === 'list';

function parseRowItem(block: Block | undefined, settings: TextSettings, at: string): readonly LegalRow[] {
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
      term: replacePlaceholders((term as Tokens.Strong).text, settings, at),
      detail: linkedText(rest, settings, at),
    },
  ];
}

/** Returns the rows of `- **項目**：内容`, including the sets that `- {name}` inserts. */
export const parseRows = (list: ListBlock, settings: TextSettings): LegalRow[] =>
  parseItems(list).flatMap((item) => parseRowItem(onlyBlock(item), settings, item.at));

/** Returns the names of the row sets that a list inserts. */
export const namesOfInsertedRows = (list: ListBlock): string[] =>
  list.token.items.flatMap(({ text }) => /^\{([a-z-]+)\}$/.exec(text.trim())?.[1] ?? []);

/**
 * Returns a paragraph with the list that may follow it: a numbered list contains items, a bullet list contains rows.
 */
export function parseClause(blocks: readonly Block[], settings: TextSettings, at: string): LegalClause {
  const [paragraph, list, extra] = blocks;
  const text = paragraphText(paragraph, settings, at);
  const unexpected = list && !isList(list) ? list : extra;
  if (unexpected)
    throw new DocumentError(
      `${locationOf(unexpected)} 項は、一つの文と、続く一つの箇条書きで書いてください。`,
    );
  if (!isList(list)) return { text, items: [], rows: [] };
  if (!list.token.ordered) return { text, items: [], rows: parseRows(list, settings) };
  const items = parseItems(list).map((item) => paragraphText(onlyBlock(item), settings, item.at));
  return { text, items, rows: [] };
}

/** Returns the numbered paragraphs (項) of an article. */
export const parseClauses = (list: ListBlock, settings: TextSettings): LegalClause[] =>
  parseItems(list).map(({ at, blocks }) => parseClause(blocks, settings, at));
