import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { ProviderError } from './provider-error';

type Path = readonly (string | number)[];

/** One record of a file, and the way from a place in it back to its line. */
export interface ImportRecord {
  data: Record<string, unknown>;
  /** `file:line`, of the nearest place that the file does have. */
  whereIs(path: Path): string;
}

interface Text {
  file: string;
  source: string;
  /** Lines of the file above `source`. */
  above: number;
}

function parse({ file, source, above }: Text): { document: Document; lineAt: (offset: number) => string } {
  const lines = new LineCounter();
  // JSON is YAML too, and this parser knows where things stand.
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => `${file}:${lines.linePos(offset).line + above}`;
  const [error] = document.errors;
  if (error)
    throw new ProviderError(`${lineAt(error.pos[0])} 読み取れません：${error.message.split('\n')[0]}`);
  return { document, lineAt };
}

const offsetOf = (node: unknown): number | undefined =>
  (node as { range?: [number, number, number] } | undefined)?.range?.[0];

function recordAt(text: Text, base: Path, extra: Record<string, unknown> = {}): ImportRecord {
  const { document, lineAt } = parse(text);
  const data = base.length > 0 ? document.getIn(base) : document.contents;
  if (!isMap(data))
    throw new ProviderError(`${lineAt(offsetOf(data) ?? 0)} 項目名と値の組で書いてください。`);
  return {
    data: { ...(data.toJS(document) as Record<string, unknown>), ...extra },
    whereIs: (place) => {
      for (let length = place.length; length >= 0; length -= 1) {
        const offset = offsetOf(document.getIn([...base, ...place.slice(0, length)], true));
        if (offset !== undefined) return lineAt(offset);
      }
      return `${text.file}:1`;
    },
  };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Reads a file of records: JSON or YAML (one record or a list), or Markdown whose front matter holds the fields.
 * @param fieldsOf makes the text below a front matter into fields of their own
 */
export async function readRecords(
  file: string,
  fieldsOf: (markdown: string) => Record<string, unknown>,
): Promise<ImportRecord[]> {
  const source = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  if (['.md', '.markdown'].includes(path.extname(file).toLowerCase())) {
    const [, head, body = ''] = FRONT_MATTER.exec(source) ?? [];
    if (head === undefined) throw new ProviderError(`${file}:1 先頭に --- で囲んだ項目がありません。`);
    return [recordAt({ file, source: head, above: 1 }, [], fieldsOf(body))];
  }
  const text = { file, source, above: 0 };
  const { document } = parse(text);
  if (!isSeq(document.contents)) return [recordAt(text, [])];
  return document.contents.items.map((_, at) => recordAt(text, [at]));
}
