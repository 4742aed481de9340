import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { csvOptions } from '@/server/cli/applications-csv';

/** Reads a CSV file exactly as RFC 4180 defines it, and throws for any other. */
function readRfc4180(file: string): string[][] {
  const rows = [['']];
  let rest = file;
  while (rest !== '') {
    const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/.exec(rest);
    if (!cell) throw new Error(`not RFC 4180: ${rest.slice(0, 40)}`);
    const [matched, quoted, plain = '', end] = cell;
    rows.at(-1)?.splice(-1, 1, quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') rows.at(-1)?.push('');
    else if (rest.length > matched.length) rows.push(['']);
    rest = rest.slice(matched.length);
  }
  return rows;
}

/** What a member may type, and the cell of the file. A text that a spreadsheet takes for a formula begins with `'`. */
const CELLS: [typed: string, written: string][] = [
  ['普通の文', '普通の文'],
  ['0123456789\n=2+2', '0123456789\n=2+2'],
  ['0123456789\r=2+2', '0123456789\r=2+2'],
  ['0123456789\r\n=2+2', '0123456789\r\n=2+2'],
  ['\n=2+2', '\n=2+2'],
  ['\r=2+2', "'\r=2+2"],
  ['\t=2+2', "'\t=2+2"],
  ['一行目\n二行目\n', '一行目\n二行目\n'],
  ['引用"符","=2+2', '引用"符","=2+2'],
  ['"', '"'],
  ['a,=2+2', 'a,=2+2'],
  ['=2+2', "'=2+2"],
  ['+81', "'+81"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['＝2+2', "'＝2+2"],
  ['', ''],
];

it.each(CELLS)('keeps %j in one cell', (typed, written) => {
  const file = stringify(
    [
      [1, typed, 'つぎ'],
      [2, '終わり', typed],
    ],
    csvOptions,
  );
  expect(file.startsWith('\ufeff')).toBe(true);
  expect(readRfc4180(file.slice(1))).toEqual([
    ['1', written, 'つぎ'],
    ['2', '終わり', written],
  ]);
});
