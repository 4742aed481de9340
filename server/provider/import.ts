import { ZodError } from 'zod';
import type { ColumnInput } from '@/schemas/columns';
import type { SeminarInput } from '@/schemas/seminar-input';
import type { VacancyInput } from '@/schemas/vacancy-input';
import { importColumn, importTag } from '@/server/columns/add';
import { markdownToHtml } from '@/server/columns/markdown';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { Refusal } from '@/server/http/errors';
import { importSeminar } from '@/server/seminar-applications/change';
import { importVacancy } from '@/server/vacancies/change';
import { type ImportRecord, readRecords } from './documents';
import { ProviderError } from './provider-error';

/** Each thing that is wrong, with file, line and field. */
function problemsOf(error: unknown, { whereIs }: ImportRecord): string[] {
  if (error instanceof ZodError) {
    return error.issues.map(({ path, message }) => {
      const place = path.map((part) => (typeof part === 'symbol' ? String(part) : part));
      return `${whereIs(place)} ${place.join('.')}：${message}`;
    });
  }
  if (error instanceof Refusal) {
    const fields = Object.entries(error.parts.fields ?? { '': [error.error] });
    return fields.map(([field, messages]) => `${whereIs([field])} ${field}：${messages.join(' ')}`);
  }
  throw error;
}

type Kind = (db: Db, data: never, siteOrigin: string) => Promise<{ isNew: boolean }>;

/** In Markdown the text below the fields is a description as it stands, and a column's body in HTML. */
const fieldsOf = (kind: string, body: string) =>
  kind === 'vacancies' || kind === 'seminars' ? { description: body.trim() } : { body: markdownToHtml(body) };

/** What can be imported, and by which service. */
const importers = {
  vacancies: (db: Db, data: VacancyInput) => importVacancy(db, data),
  seminars: (db: Db, data: SeminarInput, siteOrigin: string) => importSeminar(db, data, siteOrigin),
  columns: (db: Db, data: ColumnInput) => importColumn(db, data),
  tags: (db: Db, data: { id: number; name: string }) => importTag(db, data),
} satisfies Record<string, Kind>;

/**
 * Imports files, all or nothing: with anything wrong in any of them nothing is written, and a ProviderError names
 * every place. A record with an id that is known replaces it, so that a repeat changes nothing.
 */
export async function importFiles(
  { db, siteOrigin }: { db: Db; siteOrigin: string },
  kind: keyof typeof importers,
  files: string[],
): Promise<{ added: number; replaced: number }> {
  return inTransaction(db, async (tx) => {
    const problems: string[] = [];
    const done = { added: 0, replaced: 0 };
    for (const record of (
      await Promise.all(files.map((file) => readRecords(file, (body) => fieldsOf(kind, body))))
    ).flat()) {
      try {
        // In a savepoint, so that the next record can still be looked at.
        const { isNew } = await inTransaction(tx, (inner) =>
          (importers[kind] as Kind)(inner, record.data as never, siteOrigin),
        );
        done[isNew ? 'added' : 'replaced'] += 1;
      } catch (error) {
        problems.push(...problemsOf(error, record));
      }
    }
    if (problems.length > 0) throw new ProviderError(problems.join('\n'));
    return done;
  });
}
