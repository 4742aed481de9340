import { lazyImport } from '@/lib/lazy-import';
import type { CpeEntry, SeminarCpeEntry } from '@/lib/members/cpe';
import { saveFile } from '@/lib/save-file';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { CPE_STORAGE_ERROR_MESSAGE, MAX_OWN_ENTRIES, type useCpeEntries } from './cpe-record';

/** Far more than the largest record. */
const MAX_FILE_BYTES = 1_000_000;
/** More sentences would hide the first ones. */
const MAX_SHOWN_ERRORS = 5;

const LOAD_ERROR =
  '必要なプログラムを読み込めませんでした。通信の状態をご確認のうえ、もう一度お試しください。';
const WRONG_FILE =
  '読み込めるCSVではありません。この台帳から書き出したCSVを選んでください（1行目に「受講日」「研修名」「単位」が必要です）。';

export interface CpeImportResult {
  tone: 'info' | 'warn' | 'error';
  messages: string[];
}

const load = () => lazyImport(() => import('@/lib/members/cpe-csv'));

/** Saves the record as a file. @returns a message when its script could not be loaded */
export async function exportCpeCsv(entries: readonly (CpeEntry | SeminarCpeEntry)[]): Promise<string | null> {
  const module = await load().catch(() => null);
  if (!module) return LOAD_ERROR;
  saveFile(`cpe-${dayInTokyo()}.csv`, module.writeCpeCsv(entries), 'text/csv');
  return null;
}

/** Adds the entries of a file to the member's own. @returns the sentences to show about it */
export async function importCpeCsv(
  file: File,
  own: ReturnType<typeof useCpeEntries>,
): Promise<CpeImportResult> {
  const failure = (message: string): CpeImportResult => ({ tone: 'error', messages: [message] });
  if (file.size > MAX_FILE_BYTES) return failure('ファイルが大きすぎます。1MBまで読み込めます。');
  const modules = await Promise.all([load(), lazyImport(() => import('@/lib/csv'))]).catch(() => null);
  if (!modules) return failure(LOAD_ERROR);
  const [{ readCpeCsv }, { decodeCsv }] = modules;
  const read = readCpeCsv(decodeCsv(await file.arrayBuffer()), own.entries);
  if (!read) return failure(WRONG_FILE);
  const { added, known, errors } = read;
  if (added.length > own.remaining)
    return failure(
      `記録は${MAX_OWN_ENTRIES}件までです。追加できるのはあと${own.remaining}件ですが、ファイルには${added.length}件の新しい記録があるため、読み込みませんでした。`,
    );
  if (added.length > 0 && !own.add(added)) return failure(CPE_STORAGE_ERROR_MESSAGE);
  const rest = errors.length - MAX_SHOWN_ERRORS;
  return {
    tone: errors.length > 0 ? 'warn' : 'info',
    messages: [
      added.length > 0 ? `${added.length}件の記録を読み込みました。` : '新しく読み込んだ記録はありません。',
      ...(known > 0 ? [`${known}件はすでに台帳にあるため、読み込みませんでした。`] : []),
      ...errors.slice(0, MAX_SHOWN_ERRORS),
      ...(rest > 0 ? [`ほかに${rest}行を読み込めませんでした。`] : []),
    ],
  };
}
