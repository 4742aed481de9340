import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { contentPath } from '@/config/env';
import {
  DocumentError,
  type DocumentRecord,
  decodeUtf8,
  isSameField,
  type Problem,
  parseRecords,
  problemLines,
  schemaProblems,
} from '@/lib/content/documents';
import { settleSequentially } from '@/lib/promises';
import { relativeDateResolver } from '@/lib/working-days';
import type { ColumnInput } from '@/schemas/columns';
import type { SeminarInput } from '@/schemas/seminar-input';
import type { VacancyInput } from '@/schemas/vacancy-input';
import { importColumn, importTag, markdownToHtml } from '@/server/columns/import';
import { findMissingPictures, withPicturePaths } from '@/server/columns/pictures';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import type { ChangeNotice } from '@/server/mail/content';
import { importSeminars } from '@/server/seminar-applications/import-seminar';
import { importVacancies } from '@/server/vacancy-applications/import-vacancies';
import { notifyApplicants, type VacancyNews } from '@/server/vacancy-applications/notifications';
import { BATCH, readCsv } from './csv';
import { CSV_KINDS } from './csv-columns';

/** Returns the bytes of a file. Node.js does not name a folder that is read as a file. */
const readContent = (file: string): Promise<Buffer> =>
  readFile(file).catch((error) => Promise.reject(Object.assign(error, { path: file })));

/** Reads and parses a file of records, see `parseRecords`. */
export const readRecords = async (file: string): Promise<DocumentRecord[]> =>
  parseRecords(file, decodeUtf8(file, await readContent(file)));

function errorProblems(error: unknown): Problem[] {
  if (error instanceof z.ZodError) return schemaProblems(error);
  if (!(error instanceof ApiError)) throw error;
  const { fields } = error.options;
  if (!fields) return [{ path: [], reason: error.error }];
  return Object.entries(fields).map(([field, messages]) => ({ path: [field], reason: messages.join(' ') }));
}

/** Returns all that is wrong with a record. A field that could not be read is not called missing too. */
function findProblems(
  { problems: unreadable = [] }: DocumentRecord,
  outcome: PromiseSettledResult<Outcome> | undefined,
): Problem[] {
  if (outcome?.status !== 'rejected') return unreadable;
  const isReadable = ({ path }: Problem) => !unreadable.some((each) => isSameField(each.path, path));
  return [...unreadable, ...errorProblems(outcome.reason).filter(isReadable)];
}

interface Outcome {
  id: number;
  isNew: boolean;
  isUnchanged?: boolean;
  /** What applicants were told about a replaced record; null or absent when nobody was. */
  notice?: ChangeNotice | null;
  /** What applicants are to be told when all records are written. */
  news?: VacancyNews | null;
}
type ImportBatch = (db: Db, records: never[]) => Promise<PromiseSettledResult<Outcome>[]>;

/** The services that import each kind of record. Each call returns the importer of one import, batch after batch. */
const importers = {
  vacancies: () => {
    const imported = new Set<string>();
    return (db: Db, records: VacancyInput[]) => importVacancies(db, records, imported);
  },
  seminars: (siteOrigin: string) => (db: Db, records: SeminarInput[]) =>
    importSeminars(db, records, siteOrigin),
  columns: () => (db: Db, records: ColumnInput[]) =>
    settleSequentially(records, (record) => importColumn(db, record)),
  tags: () => (db: Db, records: { id: number; name: string }[]) =>
    settleSequentially(records, async (record) => ({ id: record.id, ...(await importTag(db, record)) })),
} satisfies Record<string, (siteOrigin: string) => ImportBatch>;

/** A kind of record that an operator imports. */
export type ImportKind = keyof typeof importers;

/** The fields that accept a relative date such as `in 12 days`. */
const DATE_FIELDS = [
  'starts_on',
  'published_at',
  'deadline',
  'closed_at',
  'starts_at',
  'ends_at',
  'closes_before',
  'cancelled_at',
];

/**
 * Converts the Markdown text below the fields: into HTML for a column's body, unchanged into the description for other
 * kinds.
 */
function bodyToFields(kind: ImportKind, { data, markdown }: DocumentRecord): Record<string, unknown> {
  if (!markdown) return data;
  return kind === 'vacancies' || kind === 'seminars'
    ? { ...data, description: markdown.text.trim() }
    : { ...data, body: markdownToHtml(markdown.text) };
}

const DOCUMENTS = 'JSON、YAML、Markdown';
const SPREADSHEETS = `CSV（UTF-8、Shift_JIS）、${DOCUMENTS}`;

/** The files that can be imported, by kind of record, in words. */
export const READABLE_FILES: Record<ImportKind, string> = {
  vacancies: SPREADSHEETS,
  seminars: SPREADSHEETS,
  columns: DOCUMENTS,
  tags: DOCUMENTS,
};

/**
 * Reads files of one kind of record in batches. Relative dates are resolved and Markdown is converted to fields.
 * @throws DocumentError for another kind of file, or when its content does not match its type
 */
export async function* readImports(
  kind: ImportKind,
  files: string[],
  now: Date = new Date(),
): AsyncGenerator<DocumentRecord[]> {
  const resolve = relativeDateResolver(now);
  for (const file of files)
    for await (const records of readRecordsOf(kind, file))
      yield records.map((record) => {
        const data = { ...bodyToFields(kind, record) };
        for (const name of DATE_FIELDS) {
          const value = data[name];
          if (typeof value === 'string') data[name] = resolve(value);
        }
        const complete = { ...record, data: kind === 'columns' ? withPicturePaths(data) : data };
        return { ...complete, problems: [...(record.problems ?? []), ...missingPictures(complete)] };
      });
}

/** A page would show a gap in the place of a picture that does not exist. */
const missingPictures = (record: DocumentRecord): Problem[] =>
  findMissingPictures(record.data).map(({ field, picture }) => ({
    path: field,
    reason: `画像がありません。${contentPath(picture)} に置いてください。`,
  }));

async function* readRecordsOf(kind: ImportKind, file: string): AsyncGenerator<DocumentRecord[]> {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.csv' && kind in CSV_KINDS) yield* readCsv(kind, file, await readContent(file));
  else if (['.json', '.yaml', '.yml', '.md', '.markdown'].includes(extension)) {
    const records = await readRecords(file);
    while (records.length > 0) yield records.splice(0, BATCH);
  } else {
    // A file that does not exist, or a folder, is named as such.
    await readContent(file);
    const hint = kind in CSV_KINDS ? 'Excel のファイルは「CSV UTF-8」で保存してください。' : '';
    throw new DocumentError(`${file} 取り込めるファイルは ${READABLE_FILES[kind]} です。${hint}`);
  }
}

/** Key of the advisory lock that serializes imports. The number is arbitrary, but must be the same in every process. */
const IMPORT_LOCK_ID = 728_104_613;

/** What an import has written. */
export interface Imported {
  added: number;
  replaced: number;
  unchanged: number;
  /** Ids in the order of the records. */
  ids: number[];
  /** The first records, for people. */
  shown: { id: number; title: string; change: 'added' | 'replaced' | 'unchanged' }[];
  /** The records whose applicants were told of changed terms. */
  notices: ({ id: number; title: string } & ChangeNotice)[];
}

/** How many records, and how many mistakes, an import names. */
const SHOWN = 20;
const SHOWN_PROBLEMS = 50;

/** Collects the mistakes of an import. A column that is missing is missing in each row, and counts once. */
function createProblemList() {
  const found = new Set<string>();
  return {
    add: (lines: string[]) => {
      for (const line of lines) found.add(line);
    },
    throwAny: () => {
      if (found.size === 0) return;
      const others = found.size - SHOWN_PROBLEMS;
      const more = others > 0 ? [`ほか ${others} 件の誤りがあります。`] : [];
      throw new DocumentError([...[...found].slice(0, SHOWN_PROBLEMS), ...more].join('\n'));
    },
  };
}

/** Returns a function that finds the id of an earlier record. A row that was copied with its id would replace the original. */
function createIdCheck() {
  const ids = new Set<unknown>();
  return ({ data: { id } }: DocumentRecord): Problem[] => {
    const isRepeated = ids.has(id);
    if (id !== undefined && id !== null) ids.add(id);
    return isRepeated ? [{ path: ['id'], reason: `ID ${id} が、この取り込みの中に2つあります。` }] : [];
  };
}

/**
 * Imports all records or none. When any record is invalid, nothing is written and a DocumentError lists the problems of all of
 * them in the order of the files, up to 50. A record with a known id replaces the existing one, so that repeating an import
 * changes nothing.
 * @param batches the records; only one batch is in memory at a time
 * @param onProgress gets the number of records after each full batch
 */
export async function importRecords(
  { db, siteOrigin }: { db: Db; siteOrigin: string },
  kind: ImportKind,
  batches: Iterable<DocumentRecord[]> | AsyncIterable<DocumentRecord[]>,
  onProgress?: (count: number) => void,
): Promise<Imported> {
  return inTransaction(db, async (tx) => {
    // Two imports of one file at a time would both find no duplicate.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK_ID})`);
    const problems = createProblemList();
    const findRepeatedId = createIdCheck();
    let count = 0;
    const done: Imported = { added: 0, replaced: 0, unchanged: 0, ids: [], shown: [], notices: [] };
    const news: VacancyNews[] = [];
    const importAll = importers[kind](siteOrigin) as ImportBatch;
    for await (const records of batches) {
      // Those with problems too, for their other problems: whatever this writes is rolled back.
      const outcomes = await importAll(tx, records.map(({ data }) => data) as never[]);
      for (const [at, record] of records.entries()) {
        const outcome = outcomes[at];
        problems.add(problemLines(record, [...findRepeatedId(record), ...findProblems(record, outcome)]));
        if (outcome?.status === 'fulfilled') countImported(done, record, outcome.value, news);
      }
      count += records.length;
      if (records.length === BATCH) onProgress?.(count);
    }
    problems.throwAny();
    done.notices.push(...(await tellApplicants(tx, news, siteOrigin)));
    return done;
  });
}

/** Tells the applicants of replaced vacancies, see {@link notifyApplicants}. @returns what they were told */
async function tellApplicants(tx: Db, news: VacancyNews[], siteOrigin: string): Promise<Imported['notices']> {
  const told = await notifyApplicants(tx, news, siteOrigin);
  return news.flatMap(({ vacancy: { id, title }, terms }) => {
    const memberIds = told.get(id);
    return memberIds ? { id, title, terms, memberIds } : [];
  });
}

function countImported(
  done: Imported,
  { data }: DocumentRecord,
  { id, isNew, isUnchanged, notice, news }: Outcome,
  allNews: VacancyNews[],
): void {
  const written = isUnchanged ? 'unchanged' : 'replaced';
  const change = isNew ? 'added' : written;
  done[change] += 1;
  done.ids.push(id);
  const title = String(data.title ?? data.name ?? '');
  if (done.shown.length < SHOWN) done.shown.push({ id, title, change });
  if (notice) done.notices.push({ id, title, ...notice });
  if (news) allNews.push(news);
}
