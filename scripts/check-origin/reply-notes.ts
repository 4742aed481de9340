import { type Fields, joinPath, type ReplyIssues } from '@/schemas/fields';
import { isObject } from '@/schemas/wire-values';

type Field = Fields[string];

/** A field of a reply with its declaration, or a row of a list. */
export interface Note {
  /** Such as `results[].reward.min`; `results[]` is a row. */
  path: string;
  field: Field | undefined;
  /** The first value that came. */
  sent: unknown;
}

const MARKUP =
  /&(?:amp|lt|gt|quot|nbsp|#x?\w+);|<\/?(?:a|b|br|div|em|font|h\d|i|img|li|ol|p|span|strong|u|ul)\b[^>]*>/i;
/** The body of a column is HTML. */
const isMarkup = ({ wire, at }: Field, sent: unknown) =>
  wire === 'text' && at !== 'body' && typeof sent === 'string' && MARKUP.test(sent);

/** Returns whether a code came that is none of those that the declaration names. An empty one is none. */
const isUnknownWord = ({ wire, empty }: Field, value: unknown) =>
  Array.isArray(wire) && typeof value === 'string' && value !== empty && !wire.includes(value);

/** Returns the paths of all fields of a reply. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => pathsOf(row, `${path}[]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    joinPath(path, name),
    ...pathsOf(field, joinPath(path, name)),
  ]);
}

const PAGE_NAMES = ['results', 'count', 'count_is_minimum', 'next', 'previous'];
const isWithin = (path: string, outer: string) =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** What is noticed about fields: see the methods of {@link ReplyNotes}. */
export type NoteKind = 'missing' | 'unexpected' | 'leftOut' | 'unknownWords' | 'markup';

/** Receives what the site reads of one reply, field by field. */
export class ReplyNotes implements ReplyIssues {
  private readonly fields = new Map<string, Field>();
  private readonly found: { kind: NoteKind; path: string; sent: unknown }[] = [];
  /** False when the site can show nothing of the reply. */
  isUsable = true;

  /** Notices a value that the site does not understand, and a row that it leaves out. */
  add(path: string, sent?: unknown): void {
    if (path === '') this.isUsable = false;
    else if (!this.has('missing', path))
      this.note(path.endsWith('[]') ? 'leftOut' : 'unexpected', path, sent);
  }

  /** Notices a field that the API has not sent, a code that the site does not know, and a text that is HTML. */
  addField(path: string, field: Field, sent: unknown, value: unknown): void {
    this.fields.set(path, field);
    if (sent === undefined) this.note('missing', path, sent);
    if (isUnknownWord(field, value)) this.note('unknownWords', path, sent);
    if (isMarkup(field, sent)) this.note('markup', path, sent);
  }

  private has = (kind: NoteKind, path: string) =>
    this.found.some((each) => each.kind === kind && each.path === path);

  private note(kind: NoteKind, path: string, sent: unknown): void {
    if (!this.has(kind, path)) this.found.push({ kind, path, sent });
  }

  /** Returns what was noticed of one kind, each path once, with the first value that came. */
  notesOf(kind: NoteKind): Note[] {
    const fieldAt = (path: string) => this.fields.get(path) ?? this.fields.get(path.replace(/\[\]$/, ''));
    const own = this.found.filter((each) => each.kind === kind);
    return own.map(({ path, sent }) => ({ path, sent, field: fieldAt(path) }));
  }

  /** Returns the paths of a reply that nobody reads: neither read, nor around or within what is read as one value. */
  ignoredPaths(reply: unknown): string[] {
    const read = [...this.fields.keys()];
    const single = read.filter((path) => !read.some((other) => isWithin(other, path)));
    const names = isObject(reply) && Array.isArray(reply.results) ? PAGE_NAMES : [];
    return [...new Set(pathsOf(reply))].filter(
      (path) =>
        !names.includes(path) &&
        !read.some((other) => other === path || isWithin(other, path)) &&
        !single.some((other) => isWithin(path, other)),
    );
  }
}
