import { sql } from 'drizzle-orm';
import {
  DocumentError,
  type DocumentRecord,
  problemLine,
  readRecords,
  schemaProblems,
} from '@/lib/content/documents';
import { relativeDateResolver } from '@/lib/content/relative-dates';
import { settleSequentially } from '@/lib/settle-sequentially';
import type { ColumnInput } from '@/schemas/columns';
import type { SeminarInput } from '@/schemas/seminar-input';
import type { VacancyInput } from '@/schemas/vacancy-input';
import { importColumn, importTag } from '@/server/columns/import';
import { markdownToHtml } from '@/server/columns/markdown';
import { withPicturePaths } from '@/server/columns/pictures';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import { importSeminar } from '@/server/seminar-applications/import-seminar';
import { importVacancies } from '@/server/vacancies/import';

/** Returns one message per problem, with file, line and field. */
function describeErrors(error: unknown, record: DocumentRecord): string[] {
  const problems = schemaProblems(error, record);
  if (problems) return problems;
  if (!(error instanceof ApiError)) throw error;
  const { fields } = error.options;
  if (!fields) return [problemLine(record, [], error.error)];
  return Object.entries(fields).map(([field, messages]) => problemLine(record, [field], messages.join(' ')));
}

type Outcome = PromiseSettledResult<{ id: number; isNew: boolean }>;
type Importer = (db: Db, records: never[], siteOrigin: string) => Promise<Outcome[]>;

/** The services that import each kind of record. */
const importers = {
  vacancies: (db: Db, records: VacancyInput[]) => importVacancies(db, records),
  seminars: (db: Db, records: SeminarInput[], siteOrigin: string) =>
    settleSequentially(records, (record) => importSeminar(db, record, siteOrigin)),
  columns: (db: Db, records: ColumnInput[]) =>
    settleSequentially(records, (record) => importColumn(db, record)),
  tags: (db: Db, records: { id: number; name: string }[]) =>
    settleSequentially(records, async (record) => ({ id: record.id, ...(await importTag(db, record)) })),
} satisfies Record<string, Importer>;

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

/**
 * Reads files of one kind of record. Relative dates are resolved and Markdown is converted to fields.
 * @throws DocumentError when a file's content does not match its file type
 */
export async function readImports(
  kind: ImportKind,
  files: string[],
  now: Date = new Date(),
): Promise<DocumentRecord[]> {
  const records = (await Promise.all(files.map(readRecords))).flat();
  const resolve = relativeDateResolver(now);
  return records.map((record) => {
    const data = { ...bodyToFields(kind, record) };
    for (const name of DATE_FIELDS) {
      const value = data[name];
      if (typeof value === 'string') data[name] = resolve(value);
    }
    return { ...record, data: kind === 'columns' ? withPicturePaths(data) : data };
  });
}

/** Key of the advisory lock that serializes imports. The number is arbitrary, but must be the same in every process. */
const IMPORT_LOCK_ID = 728_104_613;

/** What an import has written. */
export interface Imported {
  added: number;
  replaced: number;
  /** Ids in the order of the records. */
  ids: number[];
}

/**
 * Imports all records or none. When any record is invalid, nothing is written and a DocumentError lists every problem.
 * A record with a known id replaces the existing one, so that repeating an import changes nothing.
 */
export async function importRecords(
  { db, siteOrigin }: { db: Db; siteOrigin: string },
  kind: ImportKind,
  records: DocumentRecord[],
): Promise<Imported> {
  return inTransaction(db, async (tx) => {
    // Two imports of one file at a time would both find no duplicate.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK_ID})`);
    const problems: string[] = [];
    const done: Imported = { added: 0, replaced: 0, ids: [] };
    const importAll = importers[kind] as Importer;
    const outcomes = await importAll(tx, records.map(({ data }) => data) as never[], siteOrigin);
    for (const [at, record] of records.entries()) {
      const outcome = outcomes[at];
      if (outcome?.status === 'fulfilled') {
        done[outcome.value.isNew ? 'added' : 'replaced'] += 1;
        done.ids.push(outcome.value.id);
      } else problems.push(...describeErrors(outcome?.reason, record));
    }
    if (problems.length > 0) throw new DocumentError(problems.join('\n'));
    return done;
  });
}
