import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DocumentError, type DocumentRecord } from '@/lib/content/documents';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import { remoteLabels } from '@/lib/vacancies/remote-labels';
import { prefectures } from '@/schemas/prefectures';
import type { RewardUnit } from '@/schemas/vacancy-codes';

/** A cell that cannot be converted. The message says what is taken. */
class CellError extends Error {}

/** Returns the value of a field from the text of a cell that is not empty. */
type Convert = (text: string) => unknown;

const asText: Convert = (text) => text;
/** A list in one cell: one entry per line, or separated by 、 or commas. */
const asList: Convert = (text) => text.split(/[\n、,，]/).flatMap((entry) => entry.trim() || []);
const asLines: Convert = (text) => text.split('\n').flatMap((entry) => entry.trim() || []);

const asNumber: Convert = (text) => {
  const number = Number(text.normalize('NFKC').replace(/[,円日名]/g, ''));
  if (Number.isNaN(number)) throw new CellError('数値を指定してください。');
  return number;
};

const DAY = /^(\d{4})[/年-](\d{1,2})[/月-](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const twoDigits = (digits = '') => digits.padStart(2, '0');

/** Returns the parts of a date as spreadsheets write it. Relative dates such as `in 12 days` are resolved later. */
function dateParts(text: string): { day: string; time: string | undefined } | null {
  const [, year, month, day, hour, minute] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  if (!year) return null;
  return {
    day: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    time: hour && `${twoDigits(hour)}:${minute}`,
  };
}

const isRelative = (text: string) => /^(?:in )?\d+ /.test(text);

const asDay: Convert = (text) => {
  if (isRelative(text)) return text;
  const parts = dateParts(text);
  if (!parts) throw new CellError('「2027/1/31」の形の日付を指定してください。');
  return parts.day;
};

const asInstant: Convert = (text) => {
  if (isRelative(text)) return text;
  const parts = dateParts(text);
  if (!parts?.time) throw new CellError('「2027/1/31 18:00」の形の日時を指定してください。');
  return `${parts.day}T${parts.time}:00+09:00`;
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

/** Returns a converter of words of the site into codes. */
const asCode =
  (labels: Readonly<Record<string, string>>, words = Object.values(labels).join('、')): Convert =>
  (text) => {
    const codes = Object.keys(labels);
    const code =
      codes.find((key) => labels[key] === text || plainWord(labels[key]) === text) ??
      codes.find((key) => plainWord(labels[key]) === plainWord(text));
    if (code === undefined) throw new CellError(`${words} のいずれかを指定してください。`);
    return code;
  };

/** One entry per line: `19:00 契約の識別`. */
const asProgram: Convert = (text) =>
  text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const [, hour, minute, title] =
      /^(\d{1,2})[:：](\d{2})\s+(.+)$/.exec(line.trim().normalize('NFKC')) ?? [];
    if (!title) throw new CellError('1行に1つずつ「19:00 契約の識別」の形で指定してください。');
    return [{ time: `${twoDigits(hour)}:${minute}`, title }];
  });

/** A heading of a template, the path of its field, and how a cell becomes its value. */
type Column = [heading: string, path: string, convert: Convert];

const speaker = (number: number): Column[] => [
  [`講師${number}`, `speakers.${number - 1}.name`, asText],
  [`講師${number}の肩書`, `speakers.${number - 1}.title`, asText],
  [`講師${number}の紹介`, `speakers.${number - 1}.profile`, asText],
];

/** The columns of the templates, by kind. */
export const CSV_KINDS: Readonly<Record<string, { columns: Column[]; empty: object }>> = {
  vacancies: {
    empty: { skills: [] },
    columns: [
      ['ID', 'id', asNumber],
      ['案件名', 'title', asText],
      ['企業', 'company_profile', asText],
      ['分野', 'categories', asList],
      ['スキル', 'skills', asList],
      ['報酬の単位', 'reward.unit', asCode(REWARD_UNITS)],
      ['報酬（下限）', 'reward.min', asNumber],
      ['報酬（上限）', 'reward.max', asNumber],
      ['週の稼働日数（下限）', 'working_days.min', asNumber],
      ['週の稼働日数（上限）', 'working_days.max', asNumber],
      ['都道府県', 'region', asCode(prefectures, '北海道、東京都などの都道府県')],
      ['勤務地', 'place', asText],
      ['リモート', 'remote', asCode(remoteLabels)],
      ['稼働時間', 'hours', asText],
      ['開始日', 'starts_on', asDay],
      ['期間', 'duration', asText],
      ['内容', 'description', asText],
      ['必須の要件', 'requirements', asLines],
      ['歓迎の要件', 'preferred', asLines],
      ['選考', 'selection', asText],
      ['公開日時', 'published_at', asInstant],
      ['締切', 'deadline', asInstant],
    ],
  },
  seminars: {
    empty: {},
    columns: [
      ['ID', 'id', asNumber],
      ['セミナー名', 'title', asText],
      ['リード文', 'lead', asText],
      ['テーマ', 'topic', asText],
      ['内容', 'description', asText],
      ['対象', 'audience', asLines],
      ['プログラム', 'program', asProgram],
      ...[1, 2, 3].flatMap(speaker),
      ['開始日時', 'starts_at', asInstant],
      ['終了日時', 'ends_at', asInstant],
      ['会場', 'venue.name', asText],
      ['会場の住所', 'venue.address', asText],
      ['参加用URL', 'online_url', asText],
      ['参加費', 'fee', asNumber],
      ['CPE単位', 'cpe_units', asNumber],
      ['定員', 'capacity', asNumber],
      ['申込み締切の基準日（前日18時に締切）', 'closes_before', asDay],
      ['公開日時', 'published_at', asInstant],
    ],
  },
};

/** Returns the line of headings of a kind. */
export const csvTemplate = (kind: string): string =>
  `\uFEFF${(CSV_KINDS[kind]?.columns ?? []).map(([heading]) => heading).join(',')}`;

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

/** Records that are written together. */
export const BATCH = 500;

/**
 * Reads a CSV file of vacancies or seminars in batches, so that a long one does not have to fit into memory as a whole.
 * @throws DocumentError when it is no CSV, or has a heading that the template does not have
 */
export async function* readCsv(
  kind: string,
  file: string,
  content: Buffer,
): AsyncGenerator<DocumentRecord[]> {
  const { columns: known, empty } = CSV_KINDS[kind] ?? { columns: [], empty: {} };
  const rows = parse({ skip_empty_lines: true, relax_column_count: true, trim: true });
  // The loop below throws an error of the source.
  pipeline(Readable.from(decode(file, content)), rows, () => undefined);
  let columns: Column[] | undefined;
  let number = 0;
  let batch: DocumentRecord[] = [];
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      number += 1;
      if (!columns) {
        columns = row.map((heading) => {
          const column = known.find(([name]) => name === heading.replace(/^\uFEFF/, ''));
          if (!column)
            throw new DocumentError(
              `${file}:1行目 見出し「${heading}」はありません。使える見出しは --template で確認してください。`,
            );
          return column;
        });
        continue;
      }
      batch.push(toRecord(`${file}:${number}行目`, columns, row, empty));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DocumentError(
      `${file}:${number + 1}行目 CSVとして読み取れません。引用符（"）を確認してください。`,
    );
  }
  if (!columns) throw new DocumentError(`${file} 見出しの行がありません。--template で確認してください。`);
  if (batch.length > 0) yield batch;
}

function toRecord(where: string, columns: Column[], row: string[], empty: object): DocumentRecord {
  const data: Record<string, unknown> = structuredClone(empty) as Record<string, unknown>;
  const problems: string[] = [];
  for (const [at, [heading, path, convert]] of columns.entries()) {
    const text = (row[at] ?? '').replaceAll('\r\n', '\n');
    if (text === '') continue;
    try {
      if (findInvalidText(text) !== null) throw new CellError(INVALID_TEXT_MESSAGE);
      setAt(data, path, convert(text));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push(`${where} ${heading}：${error.message}`);
    }
  }
  return {
    data,
    whereIs: () => where,
    labelOf: (path) => {
      const name = path.join('.');
      return columns.find(
        ([, each]) => each === name || each.startsWith(`${name}.`) || name.startsWith(`${each}.`),
      )?.[0];
    },
    problems,
  };
}
