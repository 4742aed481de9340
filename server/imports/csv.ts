import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DocumentError, type DocumentRecord, isSameField, type Problem } from '@/lib/content/documents';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import { CellError, type Column, CSV_KINDS, fromSpreadsheet } from './csv-columns';

/** Sets the value at a dotted path. A number in the path is a place in a list. */
function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  let place = target;
  for (const [at, name] of names.slice(0, -1).entries()) {
    place[name] ??= /^\d+$/.test(names[at + 1] ?? '') ? [] : {};
    place = place[name] as Record<string, unknown>;
  }
  place[names.at(-1) ?? ''] = value;
}

/** About how many bytes are decoded at once. */
const CHUNK_BYTES = 1_000_000;

/** Decodes the file in pieces. Spreadsheets save UTF-8 or Shift_JIS. */
function* decode(file: string, content: Buffer): Generator<string> {
  const decoder = new TextDecoder(isUtf8(content) ? 'utf-8' : 'shift_jis', { fatal: true });
  try {
    for (let at = 0; at < content.length; at += CHUNK_BYTES)
      yield decoder.decode(content.subarray(at, at + CHUNK_BYTES), { stream: true });
    yield decoder.decode();
  } catch {
    throw new DocumentError(`${file} 文字コードを UTF-8 か Shift_JIS にして保存してください。`);
  }
}

/** Spreadsheets of other countries separate cells by semicolons, and texts that are copied from one by tabs. */
function separatorOf(content: Buffer): string {
  const headings = content.subarray(0, content.indexOf('\n') + 1 || content.length);
  return [',', ';', '\t'].find((separator) => headings.includes(separator)) ?? ',';
}

const NOT_CLOSED =
  '引用符（"）が閉じられていないか、セルの途中にあります。引用符を含むセルは全体を " で囲み、中の " は "" と書いてください。';

/** Records that are written together. */
export const BATCH = 500;

/**
 * Reads a CSV file of vacancies or seminars in batches, so that a long one does not have to fit into memory as a whole.
 * @throws DocumentError when it is no CSV, or has a heading that the template does not have, or has one twice
 */
export async function* readCsv(
  kind: string,
  file: string,
  content: Buffer,
): AsyncGenerator<DocumentRecord[]> {
  const { columns: known, empty } = CSV_KINDS[kind] ?? { columns: [], empty: {} };
  const rows = parse({ delimiter: separatorOf(content), relax_column_count: true, trim: true });
  // The loop below throws an error of the source.
  pipeline(Readable.from(decode(file, content)), rows, () => undefined);
  let toRecord: ReturnType<typeof readHeadings> | undefined;
  let number = 0;
  let batch: DocumentRecord[] = [];
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      number += 1;
      // A spreadsheet writes rows that had a content once.
      if (row.every((cell) => cell === '')) continue;
      const where = `${file}:${number}行目`;
      if (!toRecord) {
        toRecord = readHeadings(where, row, known);
        continue;
      }
      batch.push(toRecord(where, row, structuredClone(empty) as Record<string, unknown>));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows that were read before are not all in the loop yet.
    throw new DocumentError(`${file}:${Number(error.records) + 1}行目 ${NOT_CLOSED}`);
  }
  if (!toRecord) throw new DocumentError(`${file} 見出しの行がありません。--template で確認してください。`);
  if (batch.length > 0) yield batch;
}

/**
 * Returns a function that makes a record of a row below these headings.
 * @throws DocumentError naming every heading that is unknown or occurs twice
 */
function readHeadings(headingsAt: string, headings: string[], known: Column[]) {
  const columns = headings.map((heading) => known.find(([name]) => name === heading));
  const problems = headings.flatMap((heading, at) => {
    if (heading === '') return [];
    if (!columns[at])
      return `${headingsAt} 見出し「${heading}」はありません。使える見出しは --template で確認してください。`;
    return headings.indexOf(heading) < at ? `${headingsAt} 見出し「${heading}」が2つあります。` : [];
  });
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));

  const columnOf = (path: Parameters<DocumentRecord['whereIs']>[0]) =>
    known.find(([, name]) => isSameField(name.split('.'), path));
  const positionOf: DocumentRecord['positionOf'] = (path) =>
    path.length > 0 ? columns.indexOf(columnOf(path)) : columns.length;

  return (where: string, row: string[], data: Record<string, unknown>): DocumentRecord => {
    const problems = readCells(columns, row, data);
    return {
      data,
      whereIs: (path) => (positionOf(path) < 0 ? headingsAt : where),
      positionOf,
      labelOf: (path) => {
        const [heading] = columnOf(path) ?? [];
        return positionOf(path) < 0 && heading ? `${heading}（この見出しの列がありません）` : heading;
      },
      problems,
    };
  };
}

/** Adds the values of a row to the data. @returns what is wrong with its cells */
function readCells(columns: (Column | undefined)[], row: string[], data: Record<string, unknown>): Problem[] {
  const problems: Problem[] = [];
  for (const [at, column] of columns.entries()) {
    const text = fromSpreadsheet((row[at] ?? '').replaceAll('\r\n', '\n'));
    if (text === '' || !column) continue;
    const [, path, format] = column;
    try {
      if (findInvalidText(text) !== null) throw new CellError(INVALID_TEXT_MESSAGE);
      setAt(data, path, format.read(text));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ path: path.split('.'), reason: error.message });
    }
  }
  const surplus = row.find((cell, at) => cell !== '' && !columns[at]);
  if (surplus !== undefined)
    problems.push({
      path: [],
      reason: `見出しのない列に「${surplus}」があります。カンマを含むセルは " で囲んでください。`,
    });
  return problems;
}
