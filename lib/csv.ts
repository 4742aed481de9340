// CSV files that a member writes and reads in the browser. The server's files are made by csv-stringify
// (server/cli/applications-csv.ts); a test compares both.

/** Spreadsheets take texts with such a beginning for formulas and would run them. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;
const BYTE_ORDER_MARK = '\ufeff';

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a file that Excel opens correctly: with a byte order mark and CRLF line ends. Formulas are escaped. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;

/** A quoted or a plain cell and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * Returns the cells of a CSV file, without empty lines, and with the escapes of formulas removed. Returns null for a file
 * whose quotes do not match.
 */
export function parseCsv(text: string): string[][] | null {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < body.length || row.length > 0) {
    const match = CELL.exec(body);
    if (!match) return null;
    const [, quoted, plain = '', end] = match;
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(ESCAPED_FORMULA, ''));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

/** Returns the text of a file. Excel saves CSV files in Japanese as Shift_JIS by default. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
