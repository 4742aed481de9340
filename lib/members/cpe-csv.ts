import { parseCsv, writeCsv } from '@/lib/csv';
import { cpeEntrySchema } from '@/schemas/cpe';
import type { CpeEntry, SeminarCpeEntry } from './cpe';

const HEADER = ['受講日', '研修名', '主催者', '単位', '備考', '区分'];
const OWN = '自分で追加';
const FROM_SITE = 'このサイトのセミナー';

/** Returns the whole record as a CSV file, newest first. */
export function writeCpeCsv(entries: readonly (CpeEntry | SeminarCpeEntry)[]): string {
  const sorted = [...entries].sort((a, b) => b.date.localeCompare(a.date));
  return writeCsv([
    HEADER,
    ...sorted.map((entry) => [
      entry.date,
      entry.title,
      entry.organizer,
      entry.units,
      entry.note,
      'seminarId' in entry ? FROM_SITE : OWN,
    ]),
  ]);
}

export interface CpeImport {
  /** Entries that the record does not have yet. */
  added: Omit<CpeEntry, 'id'>[];
  /** How many rows the record has already. */
  known: number;
  /** Sentences about rows that could not be read. */
  errors: string[];
}

/** Two entries with the same day, title and units are the same training. */
const keyOf = ({ date, title, units }: Pick<CpeEntry, 'date' | 'title' | 'units'>) =>
  `${date}\n${title.normalize('NFKC')}\n${units}`;

/**
 * Reads a file that {@link writeCpeCsv} has written, also after a spreadsheet has saved it again. Rows of seminars of
 * this site are omitted, because they come from the applications.
 * @returns null when it is no such file
 */
export function readCpeCsv(text: string, existing: readonly CpeEntry[]): CpeImport | null {
  const [header, ...rows] = parseCsv(text) ?? [];
  const columns = HEADER.map((name) => header?.findIndex((cell) => cell.trim() === name) ?? -1);
  const [date = -1, title = -1, organizer = -1, units = -1, note = -1, kind = -1] = columns;
  if ([date, title, units].includes(-1)) return null;
  const keys = new Set(existing.map(keyOf));
  const result: CpeImport = { added: [], known: 0, errors: [] };
  rows.forEach((row, index) => {
    const cell = (column: number) => row[column] ?? '';
    if (cell(kind).trim() === FROM_SITE) return;
    const parsed = cpeEntrySchema.safeParse({
      date: cell(date),
      title: cell(title),
      organizer: cell(organizer),
      units: cell(units),
      note: cell(note),
    });
    if (!parsed.success) {
      result.errors.push(`${index + 2}行目：${parsed.error.issues[0]?.message ?? '読み込めません。'}`);
      return;
    }
    if (keys.has(keyOf(parsed.data))) result.known += 1;
    else {
      keys.add(keyOf(parsed.data));
      result.added.push(parsed.data);
    }
  });
  return result;
}
