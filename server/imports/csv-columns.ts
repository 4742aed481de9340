import { stringify } from 'csv-stringify/sync';
import * as z from 'zod';
import { remoteLabels } from '@/lib/vacancies/vacancy-text';
import { prefectures } from '@/schemas/prefectures';
import { toTokyoTime } from '@/schemas/time';
import type { RewardUnit } from '@/schemas/vacancy-fields';

/** A cell that cannot be converted. The message says what is taken. */
export class CellError extends Error {}

/** How a cell becomes the value of a field, and back. */
interface CellFormat {
  /** Returns the value of the text of a cell that is not empty. */
  read(text: string): unknown;
  /** Returns the cell of a value of that field. */
  write(value: never): string | number;
}

const asText: CellFormat = { read: (text) => text, write: (text: string) => text };

const splitLines = (text: string) => text.split('\n').flatMap((entry) => entry.trim() || []);
const SEPARATOR = /[、,，]/;

/** A list in one cell: one entry per line, or on one line separated by 、 or commas. */
const asList: CellFormat = {
  read: (text) =>
    text.includes('\n') ? splitLines(text) : text.split(SEPARATOR).flatMap((entry) => entry.trim() || []),
  // The line break says that the only entry is not to be separated.
  write: (entries: string[]) =>
    entries.length === 1 && SEPARATOR.test(entries[0] ?? '') ? `${entries[0]}\n` : entries.join('\n'),
};
const asLines: CellFormat = { read: splitLines, write: (entries: string[]) => entries.join('\n') };

/**
 * A number as spreadsheets and offices write it: 700000, 700,000, ¥700,000, 700,000円, 3日, 20名. A comma for decimals, or a dot
 * for thousands, would become another number.
 */
const NUMBER = /^¥?(-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)[円日名]?$/;

const asNumber: CellFormat = {
  read: (text) => {
    const [, digits] = NUMBER.exec(text.normalize('NFKC')) ?? [];
    if (digits === undefined) throw new CellError('「700,000」や「1.5」の形の数値を指定してください。');
    return Number(digits.replaceAll(',', ''));
  },
  write: (number: number) => number,
};

/** What the example of a template has in the place of its id. */
const EXAMPLE = '記入例';

const asId: CellFormat = {
  ...asNumber,
  read: (text) => {
    if (text === EXAMPLE) throw new CellError('記入例の行です。この行を削除してください。');
    return asNumber.read(text);
  },
};

const DAY = /^(\d{4})[/年-](\d{1,2})[/月-](\d{1,2})日?(?:[ T]([01]?\d|2[0-3]):([0-5]\d)(?::\d{2})?)?$/;
const isDay = (day: string) => z.iso.date().safeParse(day).success;
const twoDigits = (digits = '') => digits.padStart(2, '0');

/** Returns the parts of a date that exists, as spreadsheets write it. Relative dates such as `in 12 days` are resolved later. */
function dateParts(text: string): { day: string; time: string | undefined } | null {
  const [, year, month, day, hour, minute] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(date) ? { day: date, time: hour && `${twoDigits(hour)}:${minute}` } : null;
}

const isRelative = (text: string) => /^(?:in )?\d+ (?:working )?days?\b/.test(text);

const asDay: CellFormat = {
  read: (text) => {
    if (isRelative(text)) return text;
    const parts = dateParts(text);
    if (!parts) throw new CellError('「2027/1/31」の形の日付を指定してください。');
    return parts.day;
  },
  write: (day: string) => day.replaceAll('-', '/'),
};

const asInstant: CellFormat = {
  read: (text) => {
    if (isRelative(text)) return text;
    const parts = dateParts(text);
    if (!parts?.time) throw new CellError('「2027/1/31 18:00」の形の日時を指定してください。');
    return `${parts.day}T${parts.time}:00+09:00`;
  },
  write: (instant: Date) =>
    toTokyoTime(instant.getTime()).toISOString().slice(0, 16).replaceAll('-', '/').replace('T', ' '),
};

/** An office writes 東京 for 東京都, 月 or 月額, 一部リモート for 一部リモート可. */
const plainWord = (word = '') => word.replace(/[都府県額給可]$/, '');

const REWARD_UNITS: Record<RewardUnit, string> = {
  month: '月額',
  day: '日額',
  hour: '時給',
  year: '年額',
  project: '一式',
};

/** Returns the format of words of the site that stand for codes. */
const asCode = (
  labels: Readonly<Record<string, string>>,
  words = Object.values(labels).join('、'),
): CellFormat => ({
  read: (text) => {
    const codes = Object.keys(labels);
    const code =
      codes.find((key) => labels[key] === text || plainWord(labels[key]) === text) ??
      codes.find((key) => plainWord(labels[key]) === plainWord(text));
    if (code === undefined) throw new CellError(`${words} のいずれかを指定してください。`);
    return code;
  },
  write: (code: string) => labels[code] ?? code,
});

/** One entry per line: `19:00 契約の識別`. */
const asProgram: CellFormat = {
  read: (text) =>
    text.split('\n').flatMap((line) => {
      if (line.trim() === '') return [];
      // Only the time is normalized: ① in a title stays.
      const [, time = '', title] = /^([\d０-９]{1,2}[:：][\d０-９]{2})\s+(.+)$/.exec(line.trim()) ?? [];
      if (!title) throw new CellError('1行に1つずつ「19:00 契約の識別」の形で指定してください。');
      return [{ time: time.normalize('NFKC').padStart(5, '0'), title }];
    }),
  write: (entries: { time: string; title: string }[]) =>
    entries.map(({ time, title }) => `${time} ${title}`).join('\n'),
};

/** A heading of a template, the path of its field, how a cell becomes its value and back, and an example of a cell. */
export type Column = [heading: string, path: string, format: CellFormat, example: string];

const speaker = (number: number): Column[] => {
  const [name = '', title = '', profile = ''] =
    number === 1 ? ['青木 健一', '公認会計士', '監査法人で開示の支援に携わり、2019年に独立。'] : [];
  return [
    [`講師${number}`, `speakers.${number - 1}.name`, asText, name],
    [`講師${number}の肩書`, `speakers.${number - 1}.title`, asText, title],
    [`講師${number}の紹介`, `speakers.${number - 1}.profile`, asText, profile],
  ];
};

/** The columns of the templates, by kind. */
export const CSV_KINDS: Readonly<Record<string, { columns: Column[]; empty: object }>> = {
  vacancies: {
    empty: { skills: [], reward: {}, working_days: {} },
    columns: [
      ['ID', 'id', asId, EXAMPLE],
      ['案件名', 'title', asText, '連結決算の早期化支援'],
      ['企業', 'company_profile', asText, '東証プライム・製造業'],
      ['分野', 'categories', asList, '連結決算\nIFRS'],
      ['スキル', 'skills', asList, '連結決算\nIFRS'],
      ['報酬の単位', 'reward.unit', asCode(REWARD_UNITS), '月額'],
      ['報酬（下限）', 'reward.min', asNumber, '700000'],
      ['報酬（上限）', 'reward.max', asNumber, '900000'],
      ['週の稼働日数（下限）', 'working_days.min', asNumber, '2'],
      ['週の稼働日数（上限）', 'working_days.max', asNumber, '3'],
      ['都道府県', 'region', asCode(prefectures, '北海道、東京都などの都道府県'), '東京都'],
      ['勤務地', 'place', asText, '千代田区（大手町駅 徒歩3分）'],
      ['リモート', 'remote', asCode(remoteLabels), '一部リモート可'],
      ['稼働時間', 'hours', asText, '1日8時間'],
      ['開始日', 'starts_on', asDay, '2027/4/1'],
      ['期間', 'duration', asText, '6か月'],
      ['内容', 'description', asText, '子会社14社の決算日程の短縮をお任せします。'],
      ['必須の要件', 'requirements', asLines, '公認会計士\n連結決算の実務3年以上'],
      ['歓迎の要件', 'preferred', asLines, '英語での読み書き'],
      ['選考', 'selection', asText, '書類選考、オンライン面談1回'],
      ['公開日時', 'published_at', asInstant, '2027/2/1 10:00'],
      ['締切', 'deadline', asInstant, '2027/3/1 18:00'],
    ],
  },
  seminars: {
    empty: {},
    columns: [
      ['ID', 'id', asId, EXAMPLE],
      ['セミナー名', 'title', asText, '収益認識の実務'],
      ['リード文', 'lead', asText, '実務で迷う論点を事例で整理します。'],
      ['テーマ', 'topic', asText, '会計・監査'],
      ['内容', 'description', asText, '契約の識別から開示までを扱います。'],
      ['対象', 'audience', asLines, '上場会社の経理担当の方\n監査法人の方'],
      ['プログラム', 'program', asProgram, '19:00 契約の識別\n20:30 質疑応答'],
      ...[1, 2, 3].flatMap(speaker),
      ['開始日時', 'starts_at', asInstant, '2027/4/1 19:00'],
      ['終了日時', 'ends_at', asInstant, '2027/4/1 21:00'],
      ['会場', 'venue.name', asText, '大手町会議室'],
      ['会場の住所', 'venue.address', asText, '東京都千代田区大手町1-1'],
      ['参加用URL', 'online_url', asText, 'https://meet.example.com/abc'],
      ['参加費', 'fee', asNumber, '3000'],
      ['CPE単位', 'cpe_units', asNumber, '2'],
      ['定員', 'capacity', asNumber, '30'],
      ['申込み締切の基準日（前日18時に締切）', 'closes_before', asDay, '2027/4/1'],
      ['公開日時', 'published_at', asInstant, '2027/2/1 10:00'],
    ],
  },
};

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record);

/** Returns the headings of a kind with the cells of a record, whose moments are dates. A field without a value is empty. */
export const csvCells = (kind: string, record: object): [heading: string, cell: string | number][] =>
  (CSV_KINDS[kind]?.columns ?? []).map(([heading, path, { write }]) => {
    const value = valueAt(record, path);
    return [heading, value === undefined || value === null ? '' : write(value as never)];
  });

/**
 * A spreadsheet takes a text that begins with one of these for a formula. So it is written behind an apostrophe, which
 * {@link fromSpreadsheet} takes away.
 */
const FORMULA = /^(?='*[=+\-@＝＋－＠])/;

/** Returns the cells of a record as a spreadsheet may open them. */
export const spreadsheetCells = (kind: string, record: object): (string | number)[] =>
  csvCells(kind, record).map(([, cell]) => (typeof cell === 'string' ? cell.replace(FORMULA, "'") : cell));

/** Returns the text of a cell as it was before {@link spreadsheetCells}. */
export const fromSpreadsheet = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠])/, '');

/** Returns the headings of a kind and a row as an example, as a file for a spreadsheet. */
export function csvTemplate(kind: string): string {
  const columns = CSV_KINDS[kind]?.columns ?? [];
  const rows = [columns.map(([heading]) => heading), columns.map(([, , , example]) => example)];
  return stringify(rows, { bom: true }).trimEnd();
}
