import { stringify } from 'csv-stringify/sync';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeCsv, parseCsv, writeCsv } from '@/lib/csv';
import { readCpeCsv, writeCpeCsv } from '@/lib/members/cpe-csv';
import { cpeEntrySchema } from '@/schemas/cpe';
import { csvOptions } from '@/server/cli/applications-csv';

const entry = (more: object = {}) => ({
  id: 'a',
  date: '2025-10-01',
  title: '収益認識の実務',
  organizer: '協会',
  units: 1.5,
  note: '',
  ...more,
});

describe('writeCsv', () => {
  it('writes what the server writes: a byte order mark, CRLF, quotes and escaped formulas', () => {
    const rows = [
      ['研修名', '単位'],
      ['=1+1', 2],
      ['a,b', 0.5],
      ['引用"符"', 1],
      ['＝全角', 1],
      ['@x', 1],
    ];
    expect(writeCsv(rows)).toBe(stringify(rows, csvOptions));
  });

  it.each(['=SUM(A1)', '+1', '-1', '@x', '\tx', '＝x', '＋1', '－1', '＠x'])(
    'escapes the formula %j, and reading removes the escape',
    (text) => {
      expect(writeCsv([[text]])).toContain(`'${text}`);
      expect(parseCsv(writeCsv([[text]]))).toEqual([[text]]);
    },
  );
});

describe('parseCsv', () => {
  it.each<[string, string, string[][] | null]>([
    [
      'lines of any system',
      'a,b\nc,d\r\ne,f\r',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['a file without a last line end', 'a,b', [['a', 'b']]],
    ['an empty last cell', 'a,', [['a', '']]],
    ['quoted cells with commas, quotes and lines', '"a,""b""\nc",d', [['a,"b"\nc', 'd']]],
    ['empty lines', 'a\n\n,\nb', [['a'], ['b']]],
    ['an apostrophe before other text', "'a", [["'a"]]],
    ['nothing', '', []],
    ['a quote that is not closed', '"a', null],
    ['a quote within a plain cell', 'a"b,c', null],
  ])('reads %s', (_what, text, rows) => expect(parseCsv(text)).toEqual(rows));
});

describe('decodeCsv', () => {
  it('reads UTF-8, and Shift_JIS as Excel saves it', () => {
    expect(decodeCsv(new TextEncoder().encode('研修').buffer)).toBe('研修');
    expect(decodeCsv(Uint8Array.from([0x8c, 0xa4, 0x8f, 0x43]).buffer)).toBe('研修');
  });
});

describe('readCpeCsv', () => {
  it('returns what was written, and nothing twice', () => {
    const entries = [entry(), entry({ id: 'b', title: '=危険, "な"\n名前', note: '-1' })];
    const text = writeCpeCsv(entries);
    const values = entries.map(({ id: _, ...rest }) => rest);
    expect(readCpeCsv(text, [])).toEqual({ added: values, known: 0, errors: [] });
    expect(readCpeCsv(text, entries)).toEqual({ added: [], known: 2, errors: [] });
    expect(readCpeCsv(text + text.split('\r\n')[1], [])?.known).toBe(1);
  });

  it('leaves out the seminars of this site, which come from the applications', () => {
    const text = writeCpeCsv([{ ...entry(), seminarId: 5 }]);
    expect(readCpeCsv(text, [])).toEqual({ added: [], known: 0, errors: [] });
  });

  it('reads a file that a spreadsheet has saved again, with other dates and columns', () => {
    const text = '単位,受講日,研修名\n１．５,2025/4/1,税務研修';
    expect(readCpeCsv(text, [])?.added).toEqual([
      { date: '2025-04-01', title: '税務研修', organizer: '', units: 1.5, note: '' },
    ]);
  });

  it('names the lines that are wrong and reads the others', () => {
    const text = '受講日,研修名,単位\n2025-04-01,A,1\n2025-13-01,B,1\n2025-04-01,,1\n2025-04-01,C,0.3';
    expect(readCpeCsv(text, [])).toMatchObject({
      added: [{ title: 'A' }],
      errors: [
        '3行目：受講日を確認してください。',
        '4行目：研修名を入力してください。',
        '5行目：単位は0.5から100まで、0.5きざみで入力してください。',
      ],
    });
  });

  it.each(['', 'a,b\n1,2', '"'])('returns null for another file: %j', (text) => {
    expect(readCpeCsv(text, [])).toBeNull();
  });
});

describe('cpeEntrySchema', () => {
  const parseUnits = (units: string) => cpeEntrySchema.safeParse({ ...entry(), units });

  it.each([
    ['2', 2],
    ['０．５', 0.5],
    ['１２', 12],
    ['1.50', 1.5],
    ['3単位', 3],
    [' 100 ', 100],
  ])('accepts the units %j', (text, units) => expect(parseUnits(text).data?.units).toBe(units));

  it.each(['', '0', '0.3', '100.5', '-1', '1e2', 'abc', '1,5'])('refuses the units %j', (text) => {
    expect(parseUnits(text).error?.issues[0]?.message).toBe(
      '単位は0.5から100まで、0.5きざみで入力してください。',
    );
  });

  it.each([
    ['', '受講日を入力してください。'],
    ['1999-12-31', '受講日を確認してください。'],
    ['2026-02-30', '受講日を確認してください。'],
  ])('refuses the date %j', (date, message) => {
    const { error } = cpeEntrySchema.safeParse({ ...entry(), units: '1', date });
    expect(error?.issues[0]?.message).toBe(message);
  });

  describe('at half past midnight of 2026-04-01 in Japan, which is still March in UTC', () => {
    afterEach(() => vi.useRealTimers());
    const parseDate = (date: string) => {
      vi.useFakeTimers({ now: Date.parse('2026-04-01T00:30:00+09:00'), toFake: ['Date'] });
      return cpeEntrySchema.safeParse({ ...entry(), units: '1', date });
    };

    it('accepts today', () => expect(parseDate('2026-04-01').data?.date).toBe('2026-04-01'));

    it.each(['2026-04-02', '2026/4/2', '2999-01-01'])('refuses the later date %j', (date) => {
      expect(parseDate(date).error?.issues[0]?.message).toBe('受講日には今日までの日付を入力してください。');
    });
  });
});
