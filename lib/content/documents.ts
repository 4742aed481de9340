import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { StartupError } from '@/config/startup-error';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';

/** An error in a file that its author can correct. The message has one line per problem with file, line and field. */
export class DocumentError extends Error {
  override name = 'DocumentError';
}

/**
 * Converts a DocumentError into a StartupError with one line: the first problem and the number of the others. Any other
 * error is returned unchanged.
 */
export function toStartupError(error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error;
  const [first, ...others] = error.message.split('\n');
  return new StartupError(`Cannot start: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`);
}

type Path = readonly (string | number)[];

/** What is wrong with a field of a record, or with the whole record when the path is empty. */
export interface Problem {
  path: Path;
  reason: string;
}

/** One record of a file, with functions that tell where its fields are. */
export interface DocumentRecord {
  data: Record<string, unknown>;
  /** The Markdown below the front matter and the line on which it starts; undefined in YAML and JSON. */
  markdown?: { text: string; line: number };
  /** Returns `file:line` of the field, or of its nearest parent that exists in the file. */
  whereIs(path: Path): string;
  /** Returns a number by which fields are in the order of the file. */
  positionOf(path: Path): number;
  /** Returns what the file calls a field, where that is not its name. */
  labelOf?(path: Path): string | undefined;
  /** What was already found wrong while the record was read. */
  problems?: Problem[];
}

interface Source {
  file: string;
  text: string;
  /** The number of lines above `text` in the file. */
  above: number;
}

interface ParsedSource {
  document: Document;
  lineAt(offset: number): string;
  isOneLine: boolean;
}

function parse({ file, text, above }: Source): ParsedSource {
  const lines = new LineCounter();
  // JSON is valid YAML, and this parser knows the position of every node.
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => `${file}:${lines.linePos(offset).line + above}`;
  const [error] = document.errors;
  if (error)
    throw new DocumentError(`${lineAt(error.pos[0])} 読み取れません：${error.message.split('\n')[0]}`);
  return { document, lineAt, isOneLine: !text.trim().includes('\n') };
}

const offsetOf = (node: unknown): number | undefined =>
  (node as { range?: [number, number, number] } | undefined)?.range?.[0];

function recordAt({ document, lineAt, isOneLine }: ParsedSource, base: Path): DocumentRecord {
  const data = base.length > 0 ? document.getIn(base) : document.contents;
  if (!isMap(data))
    throw new DocumentError(`${lineAt(offsetOf(data) ?? 0)} 項目名と値の組で書いてください。`);
  // A program may write all records in one line, which then says nothing.
  const number = base.length > 0 && isOneLine ? `（${Number(base[0]) + 1}件目）` : '';
  const positionOf: DocumentRecord['positionOf'] = (place) => {
    for (let length = place.length; length >= 0; length -= 1) {
      const offset = offsetOf(document.getIn([...base, ...place.slice(0, length)], true));
      if (offset !== undefined) return offset;
    }
    return 0;
  };
  const whereIs: DocumentRecord['whereIs'] = (place) => `${lineAt(positionOf(place))}${number}`;
  const values = data.toJS(document) as Record<string, unknown>;
  const invalid = findInvalidText(values);
  if (invalid !== null)
    throw new DocumentError(`${whereIs(invalid.split('.'))} ${invalid}：${INVALID_TEXT_MESSAGE}`);
  return { data: values, whereIs, positionOf };
}

/** Returns the Markdown below the front matter. Throws for text that cannot be stored or shown. */
function markdownAt(file: string, text: string, line: number): DocumentRecord['markdown'] {
  const invalid = findInvalidText(text.split('\n'));
  if (invalid !== null) throw new DocumentError(`${file}:${line + Number(invalid)} ${INVALID_TEXT_MESSAGE}`);
  return { text, line };
}

/** From this size on, the positions of all values of a JSON file would need much more memory than its text. */
const MAX_LINED_LENGTH = 2_000_000;

/** Parses a long JSON list. Its records are named by their number, not by their line. */
function parseLongJson(file: string, source: string): DocumentRecord[] {
  let list: unknown;
  try {
    list = JSON.parse(source);
  } catch (error) {
    throw new DocumentError(`${file} 読み取れません：${error instanceof Error ? error.message : ''}`);
  }
  if (!Array.isArray(list)) throw new DocumentError(`${file} 記録の一覧（[…]）で書いてください。`);
  return list.map((data: unknown, at) => {
    const where = `${file}（${at + 1}件目）`;
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      throw new DocumentError(`${where} 項目名と値の組で書いてください。`);
    const invalid = findInvalidText(data);
    if (invalid !== null) throw new DocumentError(`${where} ${invalid}：${INVALID_TEXT_MESSAGE}`);
    return { data: data as Record<string, unknown>, whereIs: () => where, positionOf: () => 0 };
  });
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Parses a file of records: JSON or YAML (one record or a list), or Markdown with the fields in its front matter.
 * @param file its name as messages show it; the extension determines the format
 * @throws DocumentError when the file is not valid YAML, a record is not a mapping, or a text has control characters
 */
export function parseRecords(file: string, content: string): DocumentRecord[] {
  const source = content.replace(/^\uFEFF/, '');
  if (['.md', '.markdown'].includes(path.extname(file).toLowerCase())) {
    const [, head, text = ''] = FRONT_MATTER.exec(source) ?? [];
    if (head === undefined) throw new DocumentError(`${file}:1 先頭に --- で囲んだ項目がありません。`);
    const line = source.slice(0, source.length - text.length).split('\n').length;
    return [
      { ...recordAt(parse({ file, text: head, above: 1 }), []), markdown: markdownAt(file, text, line) },
    ];
  }
  if (path.extname(file).toLowerCase() === '.json' && source.length > MAX_LINED_LENGTH)
    return parseLongJson(file, source);
  const parsed = parse({ file, text: source, above: 0 });
  const { contents } = parsed.document;
  return isSeq(contents) ? contents.items.map((_, at) => recordAt(parsed, [at])) : [recordAt(parsed, [])];
}

/**
 * Returns the text of a file.
 * @throws DocumentError for another encoding, such as Shift_JIS, whose texts would be unreadable
 */
export function decodeUtf8(file: string, content: Buffer): string {
  if (!isUtf8(content)) throw new DocumentError(`${file} 文字コードをUTF-8にして保存してください。`);
  return content.toString('utf8');
}

/**
 * Returns the one record of a content file.
 * @param read returns the bytes of a file
 * @throws DocumentError
 */
export function readContentRecord(file: string, read: (file: string) => Buffer): DocumentRecord {
  let source: Buffer;
  try {
    source = read(file);
  } catch (error) {
    throw new DocumentError(`${file} を読み込めません（${(error as NodeJS.ErrnoException).code}）。`);
  }
  const [record] = parseRecords(file, decodeUtf8(file, source));
  if (!record) throw new DocumentError(`${file} に内容がありません。`);
  return record;
}

/**
 * Returns the fields of a record.
 * @throws DocumentError with file, line and field
 */
export function fieldsOf<T extends z.ZodType>(record: DocumentRecord, schema: T): z.output<T> {
  const parsed = schema.safeParse(record.data, { error: documentErrorMap });
  if (parsed.success) return parsed.data;
  throw new DocumentError(problemLines(record, schemaProblems(parsed.error)).join('\n'));
}

/**
 * Returns the problems of a record in the order of the file, each as `file:line field：reason`, or as `file:line reason` when it
 * belongs to no field.
 */
export const problemLines = (
  { whereIs, positionOf, labelOf }: DocumentRecord,
  problems: readonly Problem[],
): string[] =>
  problems
    .toSorted((one, other) => positionOf(one.path) - positionOf(other.path))
    .map(({ path, reason }) => {
      const label = path.length > 0 ? `${labelOf?.(path) ?? path.join('.')}：` : '';
      return `${whereIs(path)} ${label}${reason}`;
    });

/** Returns the errors of a schema. */
export const schemaProblems = (error: z.ZodError): Problem[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    // The path of unknown fields is that of their record, and one issue has all of them.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return paths.map((each) => ({ path: each, reason: issue.message }));
  });

/** Returns whether one of the two fields is the other, or a part of it. */
export const isSameField = (one: Path, other: Path): boolean =>
  one.length > 0 &&
  other.length > 0 &&
  one.slice(0, other.length).every((name, at) => String(name) === String(other[at]));

const TYPES: Record<string, string> = {
  array: '一覧（[…]）で指定してください。',
  object: '「項目名: 値」の組で指定してください。',
  string: '文字列で指定してください。数字だけの値は "" で囲んでください。',
  number: '数値で指定してください。',
  int: '整数で指定してください。',
  boolean: 'true か false を指定してください。',
};

const UNITS: Record<string, string> = { string: '文字', array: '個' };

/**
 * Says in Japanese what is wrong with a field of a document. It is given to `parse`, and zod asks it only
 * where the schema has no message of its own.
 */
export const documentErrorMap: z.core.$ZodErrorMap = (issue) => {
  if ((issue.input ?? null) === null) return '必須項目です';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'invalid_value':
      return `${issue.values.map(String).join('、')} のいずれかを指定してください。`;
    case 'too_small':
      return `${issue.minimum}${UNITS[issue.origin] ?? ''}以上を指定してください。`;
    case 'too_big':
      return `${issue.maximum}${UNITS[issue.origin] ?? ''}以下を指定してください。`;
    case 'not_multiple_of':
      return `${issue.divisor}の倍数で指定してください。`;
    case 'unrecognized_keys':
      return 'この項目はありません。';
    default:
      return undefined;
  }
};
