import { toOneLine } from '@/schemas/normalize-text';
import { dayInTokyo } from '@/schemas/time';
import { MEMBER_STATUS_LABELS, type MemberListRow } from '@/server/members/list';
import { fullName } from '@/server/members/service';
import { toWireDateTime } from '@/server/openapi/wire-schema';

/** What a command prints: a list, or one that is read while it is printed because it may be long. */
export type MaybeAsyncIterable<T> = Iterable<T> | AsyncIterable<T>;

/** About how many characters are written at once. */
const CHUNK_LENGTH = 65_536;

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** Returns the JSON of an object in pieces. A field with an AsyncIterable becomes a list, one entry after the other. */
export async function* jsonPieces(object: Record<string, unknown>): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    if (isAsyncIterable(value)) yield* jsonArray(value);
    else yield JSON.stringify(value);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

export type Cell = string | number;

/**
 * Returns a list for people: the headings, then each row on a line. Without rows it is one line that says so.
 * @param what the things that the list is about, as in 「会員はありません。」
 */
export async function* table(
  what: string,
  headings: readonly string[],
  rows: MaybeAsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const cells of rows) {
    if (isEmpty) yield headings.join('\t');
    isEmpty = false;
    yield tabSeparatedLine(cells);
  }
  if (isEmpty) yield `${what}はありません。`;
}

/** Returns the lines of one record: the name of each field and its value, whose further lines begin with a tab. */
export const fieldLines = (fields: readonly (readonly [string, Cell])[]): string[] =>
  fields.flatMap(([name, value]) =>
    String(value === '' ? '-' : value)
      .trimEnd()
      .split('\n')
      .map((line, at) => tabSeparatedLine([at === 0 ? name : '', line])),
  );

/**
 * Returns a listed row as one tab-separated line. Texts that members typed are put on one line, because a tab or a line
 * break in them would look like another cell or row.
 */
export const tabSeparatedLine = (cells: readonly Cell[]): string =>
  cells.map((cell) => toOneLine(String(cell))).join('\t');

/** Joins small pieces, because each write has a cost. */
export async function* joinPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let joined = '';
  for await (const piece of pieces) {
    joined += piece;
    if (joined.length < CHUNK_LENGTH) continue;
    yield joined;
    joined = '';
  }
  if (joined) yield joined;
}

/** Returns the entries of all batches, converted. */
export async function* mapBatches<T, R>(
  batches: AsyncIterable<T[]>,
  convert: (item: T) => R,
): AsyncGenerator<R> {
  for await (const batch of batches) for (const item of batch) yield convert(item);
}

/** Returns an instant for people: to the second, in the time of Japan, such as `2026-04-01T18:00:00+09:00`. */
export const localTime = (instant: Date): string =>
  toWireDateTime(new Date(new Date(instant).setMilliseconds(0)));

/** Returns an instant to the minute for people who read a list or a spreadsheet, in the time of Japan: `2026-04-01 18:00`. */
export const minuteInTokyo = (instant: Date | null): string =>
  instant ? localTime(instant).slice(0, 16).replace('T', ' ') : '';

/** Says that a command had nothing to do. */
export const UNCHANGED = 'すでにその状態のため、変更はありません。';

/** Returns the address of a member; null after a withdrawal, which leaves an address that cannot exist. */
export const shownEmail = ({ status, email }: MemberListRow): string | null =>
  status === 'withdrawn' ? null : email;

export const MEMBER_HEADINGS = ['ID', '状態', 'メールアドレス', '氏名', '最終ログイン'];

/** Returns a member as a row below {@link MEMBER_HEADINGS}. */
export const memberCells = (member: MemberListRow): Cell[] => [
  member.id,
  MEMBER_STATUS_LABELS[member.status],
  shownEmail(member) ?? '-',
  fullName(member) || '-',
  member.lastLoginAt ? dayInTokyo(member.lastLoginAt) : '-',
];

/** Returns the line that says which member a command is about. */
export const formatMember = (member: MemberListRow): string =>
  tabSeparatedLine(['会員', ...memberCells(member)]);

/** Returns a member as lists give it to programs. */
export const memberToJson = (member: MemberListRow) => ({
  id: member.id,
  status: member.status,
  email: shownEmail(member),
  name: fullName(member),
  lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
});
