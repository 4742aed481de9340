import { existsSync, readFileSync } from 'node:fs';
import { addressesReply } from '@/schemas/address-fields';
import * as applications from '@/schemas/application-fields';
import * as choices from '@/schemas/choice-fields';
import * as columns from '@/schemas/column-fields';
import type { ReplyIssues } from '@/schemas/fields';
import { invoiceLookupReply } from '@/schemas/invoice-fields';
import { meReply } from '@/schemas/member-fields';
import { type Page, type ReplyReader, UnreadableReplyError } from '@/schemas/replies';
import * as seminars from '@/schemas/seminar-fields';
import * as vacancies from '@/schemas/vacancy-fields';

/** The reader of each kind of reply, which is that of the site, and the file that declares it. */
const READERS = {
  abilities: [choices.abilitiesReply, 'choice-fields'],
  addresses: [addressesReply, 'address-fields'],
  appliedSeminars: [applications.appliedSeminarsReply, 'application-fields'],
  appliedSeminarSummaries: [applications.appliedSeminarSummariesReply, 'application-fields'],
  appliedVacancies: [applications.appliedVacanciesReply, 'application-fields'],
  appliedVacancySummaries: [applications.appliedVacancySummariesReply, 'application-fields'],
  categories: [vacancies.categoriesReply, 'vacancy-fields'],
  choices: [choices.choicesReply, 'choice-fields'],
  columns: [columns.columnsReply, 'column-fields'],
  invoiceLookup: [invoiceLookupReply, 'invoice-fields'],
  me: [meReply, 'member-fields'],
  seminarApplications: [applications.seminarApplicationsReply, 'application-fields'],
  seminars: [seminars.seminarPageReply, 'seminar-fields'],
  seminarSummaries: [seminars.seminarSummaryPageReply, 'seminar-fields'],
  skills: [choices.skillsReply, 'choice-fields'],
  tags: [columns.tagsReply, 'column-fields'],
  vacancies: [vacancies.vacancyPageReply, 'vacancy-fields'],
  vacancy: [vacancies.vacancyReply, 'vacancy-fields'],
  vacancyApplications: [applications.vacancyApplicationsReply, 'application-fields'],
  vacancySummaries: [vacancies.vacancySummaryPageReply, 'vacancy-fields'],
} satisfies Record<string, [ReplyReader<unknown>, string]>;
export type ReplyReaderName = keyof typeof READERS;

/** Returns where a reply, or a field of it, is declared, such as `schemas/vacancy-fields.ts:46`. */
export function declarationOf(resource: ReplyReaderName, path = ''): string {
  const file = `schemas/${READERS[resource][1]}.ts`;
  const name = path.split('.').at(-1)?.replace('[]', '');
  const lines = name && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => new RegExp(`at\\(.*\\b${name}['\`]`).test(text));
  return line < 0 ? file : `${file}:${line + 1}`;
}

type Data<R extends ReplyReaderName> = ReturnType<(typeof READERS)[R][0]>;

function read<R extends ReplyReaderName>(
  resource: R,
  reply: unknown,
  issues: ReplyIssues,
  params?: URLSearchParams,
): Data<R> | undefined {
  try {
    return READERS[resource][0](reply, issues, params) as Data<R>;
  } catch (error) {
    if (error instanceof UnreadableReplyError) return undefined;
    throw error;
  }
}

/** Returns what the site reads from a reply; undefined when nothing in it is usable. */
export const readReply = <R extends ReplyReaderName>(resource: R, reply: unknown): Data<R> | undefined =>
  read(resource, reply, new Set());

export interface Assessment {
  /** Fields for which the site uses a default, such as `results[].reward.min`. */
  missing: string[];
  /** Fields with a value that the site does not understand. */
  unexpected: string[];
  /** Lists with rows that the site leaves out, such as `results[]`. */
  leftOut: string[];
  /** Fields that the site does not read. */
  unread: string[];
  /** The number of rows that the site reads; undefined for a reply that is no list. */
  rowCount: number | undefined;
  /** True when the site can show nothing of the reply. */
  unusable: boolean;
}

const countRows = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'results' in data
    ? (data as Page<unknown>).results.length
    : undefined;

const pathOf = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Returns a reply that adds the paths of the fields that are read from it, such as `results[].title`. */
function recordReads(value: unknown, paths: Set<string>, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, name) => {
      const field: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || !Object.hasOwn(target, name)) return field;
      const own = Array.isArray(target) ? `${path}[]` : pathOf(path, name);
      paths.add(own);
      return recordReads(field, paths, own);
    },
  });
}

/** Returns the paths of all fields of a reply. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => pathsOf(row, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    pathOf(path, name),
    ...pathsOf(field, pathOf(path, name)),
  ]);
}

const isRow = (path: string) => path.endsWith('[]');

/** Compares a reply with what the site reads from it. @param params those of the request, as the site sends them */
export function assessReply(resource: ReplyReaderName, reply: unknown, params?: URLSearchParams): Assessment {
  const missing = new Set<string>();
  const noted = new Set<string>();
  const issues = {
    add: (path: string) => noted.add(path),
    addMissing: (path: string) => missing.add(path),
  };
  const paths = new Set<string>();
  const data = read(resource, recordReads(reply, paths), issues, params);
  const unusable = data === undefined;
  if (noted.delete('') && noted.size === 0) noted.add('（全体）');
  const unexpected = [...noted].filter((path) => !missing.has(path));
  return {
    missing: [...missing],
    unexpected: unexpected.filter((path) => !isRow(path)),
    leftOut: unexpected.filter(isRow),
    unread: [...new Set(pathsOf(reply))].filter((path) => !paths.has(path) && path !== 'previous'),
    rowCount: countRows(data),
    unusable,
  };
}
