/** A quoted or a plain cell and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** Returns the cells of a CSV file, without its byte order mark. @throws Error for quotes that do not match */
export function parseCsv(text: string): string[][] {
  const body = text.replace(/^\ufeff/, '');
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < body.length) {
    const match = CELL.exec(body);
    if (!match) throw new Error('The quotes of the file do not match.');
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',' && CELL.lastIndex < body.length) rows.push([]);
  }
  return rows;
}
