import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { csvOptions } from '@/server/cli/applications-csv';
import { formatError } from '@/server/cli/format-error';
import { formatMember, joinPieces, jsonPieces, localTime, mapBatches } from '@/server/cli/output';
import { isYes } from '@/server/cli/words';
import { notFound } from '@/server/http/errors';
import { parseCsv } from '../setup/csv';

async function* inBatches<T>(...batches: T[][]): AsyncGenerator<T[]> {
  yield* batches;
}

async function join(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('the answer to a question of a command', () => {
  it.each(['y', 'Y', 'yes', ' Yes '])('%j is a yes', (answer) => expect(isYes(answer)).toBe(true));
  it.each(['', ' ', 'n', 'no', 'yep', 'はい'])('%j is none', (answer) => expect(isYes(answer)).toBe(false));
});

describe('jsonPieces', () => {
  it('writes lists that are read in batches as JSON.stringify writes lists', async () => {
    const object = {
      of: 'vacancies',
      total: undefined,
      members: mapBatches(inBatches([1, 2], [3]), (id) => ({ id, name: '"山田"' })),
      none: mapBatches(inBatches<number>(), String),
      last: null,
    };
    const name = '"山田"';
    expect(await join(jsonPieces(object))).toBe(
      JSON.stringify({
        of: 'vacancies',
        members: [1, 2, 3].map((id) => ({ id, name })),
        none: [],
        last: null,
      }),
    );
    expect(await join(jsonPieces({}))).toBe('{}');
  });
});

describe('joinPieces', () => {
  it('joins small pieces and keeps their order', async () => {
    async function* lines() {
      for (let line = 0; line < 20_000; line += 1) yield `${line}\n`;
    }
    const chunks: string[] = [];
    for await (const chunk of joinPieces(lines())) chunks.push(chunk);
    expect(chunks.length).toBe(2);
    expect(chunks.join('')).toBe(await join(lines()));
  });
});

it('shows people the day and the time of Japan, not those of UTC', () => {
  const instant = new Date('2026-03-31T15:00:00.123Z');
  expect(localTime(instant)).toBe('2026-04-01T00:00:00+09:00');
  const member = {
    id: 1,
    status: 'active',
    email: 'a@example.com',
    familyName: '林',
    givenName: '葵',
  } as const;
  expect(formatMember({ ...member, lastLoginAt: instant })).toMatch(/\t2026-04-01$/);
});

describe('an error of a command', () => {
  /** Returns an error of PostgreSQL as drizzle throws it. */
  function databaseError(code: string): Error {
    const cause = new pg.DatabaseError('could not do it', 1, 'error');
    cause.code = code;
    return new Error('Failed query: insert into "members" …', { cause });
  }

  it.each([
    ['42501', 'docs/operations.md'],
    ['53300', 'Raise max_connections there, or use PgBouncer (docs/operations.md).'],
    ['53100', 'ディスクの空きがありません。'],
    ['55P03', 'もう一度実行してください。'],
    ['57014', 'もう一度実行してください。'],
  ])('says in one line what to do when PostgreSQL refuses with %s', (code, message) => {
    for (const error of [databaseError(code), databaseError(code).cause]) {
      expect(formatError(error)).toContain(message);
      expect(formatError(error)).not.toMatch(/\n|Failed query/);
    }
  });

  it('keeps the stack of an error that only a developer can mend', () => {
    expect(formatError(databaseError('23505'))).toMatch(/\n +at /);
  });

  it('speaks of a record, and not of a page, when an id does not exist', () => {
    expect(formatError(notFound())).toBe('指定されたIDの記録はありません。');
  });
});

describe('a file for a spreadsheet', () => {
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
    expect(file.endsWith('\r\n')).toBe(true);
    expect(parseCsv(file)).toEqual([
      ['1', written, 'つぎ'],
      ['2', '終わり', written],
    ]);
  });
});
