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

/** The cells of a vacancy by their headings, as an office fills in a spreadsheet. */
export const VACANCY_CELLS: Record<string, string> = {
  案件名: '連結決算の早期化支援',
  企業: '東証プライム・製造業',
  分野: '連結決算、IFRS',
  スキル: '連結決算、IFRS',
  報酬の単位: '月額',
  '報酬（下限）': '"700,000"',
  '報酬（上限）': '９００，０００円',
  '週の稼働日数（下限）': '2',
  '週の稼働日数（上限）': '3日',
  都道府県: '東京',
  リモート: '一部リモート',
  稼働時間: '1日8時間',
  開始日: '2027/1/4',
  期間: '6か月',
  内容: '"子会社14社の決算日程の短縮を""お任せ""します。\r\n①工程の見える化、㈱の連携"',
  必須の要件: '"公認会計士\r\n実務経験3年以上"',
  選考: '面談1回',
  締切: '2099/1/31 18:00',
};

/** Returns a spreadsheet of one row. A cell with a separator has its quotation marks. */
export const csvOf = (row: Record<string, string>, separator = ',') =>
  `${Object.keys(row).join(separator)}\r\n${Object.values(row).join(separator)}\r\n`;
