import {
  isMissing,
  isObject,
  toBoolean,
  toChoice,
  toCode,
  toDay,
  toId,
  toInstantOrDay,
  toLines,
  toNumber,
  toPlainText,
  toText,
} from '@/schemas/wire-values';

/** Receives what a reader notices about one reply. A set of strings is one. */
export interface ReplyIssues {
  /** @param path a field or row that could not be understood, such as `results[].reward.min`; `[]` is a row */
  add(path: string): unknown;
  /** @param path a field for which a default is used, because it is missing, or null where screens show a value */
  addMissing?(path: string): unknown;
}

/** A code of a choice, such as a status. An API may have codes that this site does not know. */
export type Code<T extends string> = T | (string & Record<never, never>);

/** Thrown for a reply, or a row of a list, without the fields that a screen cannot do without. */
export class UnreadableReplyError extends Error {
  override name = 'UnreadableReplyError';
}

/**
 * An object of a reply. Its methods never fail for a field that is missing, null or of another type: they return a
 * default, and note the path of a field whose value could not be understood. Formats and lengths of input do not apply.
 * A name may be a path, such as `reward.min`.
 */
export class ReplyRecord {
  private constructor(
    private readonly fields: Record<string, unknown>,
    private readonly issues: ReplyIssues,
    private readonly path: string,
  ) {}

  /** @throws UnreadableReplyError when the value is not an object */
  static from(value: unknown, issues: ReplyIssues, path = ''): ReplyRecord {
    if (!isObject(value)) throw new UnreadableReplyError(`${path || 'The body'} is not an object.`);
    return new ReplyRecord(value, issues, path);
  }

  /** Returns the value of a field as it was sent. */
  value(name: string): unknown {
    return name
      .split('.')
      .reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), this.fields);
  }

  private pathOf(name: string): string {
    return this.path ? `${this.path}.${name}` : name;
  }

  /** Notes the part of a path that is missing or null, or within which a field cannot be looked up. */
  private noteMissing(name: string, isNullAllowed: boolean): void {
    const parts = name.split('.');
    let value: unknown = this.fields;
    for (const [index, part] of parts.entries()) {
      const path = this.pathOf(parts.slice(0, index + 1).join('.'));
      if (!isObject(value)) return void this.issues.add(this.pathOf(parts.slice(0, index).join('.')));
      value = value[part];
      if (value === null && isNullAllowed) return;
      if (isMissing(value)) return void this.issues.addMissing?.(path);
    }
  }

  private read<T, Fallback>(
    name: string,
    convert: (value: unknown) => T | undefined,
    fallback: Fallback,
  ): T | Fallback {
    const value = this.value(name);
    if (isMissing(value)) {
      this.noteMissing(name, fallback === null);
      return fallback;
    }
    const converted = convert(value);
    if (converted === undefined) this.issues.add(this.pathOf(name));
    return converted ?? fallback;
  }

  private require<T>(name: string, value: T | null): T {
    if (value !== null) return value;
    this.noteMissing(name, false);
    this.issues.add(this.pathOf(name));
    throw new UnreadableReplyError(`${this.pathOf(name)} is missing.`);
  }

  /** A positive integer, also when it is sent as a text. @throws UnreadableReplyError without one */
  id(name: string): number {
    return this.require(name, this.idOrNull(name));
  }

  idOrNull(name: string): number | null {
    return this.read(name, toId, null);
  }

  /** @throws UnreadableReplyError when there is none, or when it is empty */
  requiredText(name: string): string {
    return this.require(name, this.textOrNull(name)?.trim() || null);
  }

  /** A text to show. Of a choice or a record that is sent in its place it is the label or the name. */
  text(name: string, fallback = ''): string {
    return this.read(name, toText, fallback);
  }

  textOrNull(name: string): string | null {
    return this.read(name, toText, null) || null;
  }

  /** A path or an address. An object has none, because its name would be that of a file. */
  addressOrNull(name: string): string | null {
    return this.read(name, toPlainText, null) || null;
  }

  /** A code of the specification, such as a status. A code that this site does not know stays as it is. */
  code<T extends string>(name: string, fallback: T): Code<T> {
    return this.read(name, toCode, '') || fallback;
  }

  codeOrNull<T extends string>(name: string): Code<T> | null {
    return this.read(name, toCode, null) || null;
  }

  /** The value of a choice that the API defines, such as a region. Empty when there is none. */
  choice(name: string): string {
    return this.read(name, toChoice, '');
  }

  choiceOrNull(name: string): string | null {
    return this.read(name, toChoice, null) || null;
  }

  /** A number, also when it is sent as a decimal text such as `600000.00`. */
  number<Fallback extends number | null>(name: string, fallback: Fallback): number | Fallback {
    return this.read(name, toNumber, fallback);
  }

  boolean<Fallback extends boolean | null>(name: string, fallback: Fallback): boolean | Fallback {
    return this.read(name, toBoolean, fallback);
  }

  /** A day as YYYY-MM-DD, in Tokyo when an instant is sent. Null when unknown. */
  day(name: string): string | null {
    return this.read(name, (value) => (value === '' ? null : toDay(value)), null);
  }

  /** An ISO 8601 instant, YYYY-MM-DD when the API sends no time, or an empty text when it is unknown. */
  instant(name: string): string {
    return this.read(name, toInstantOrDay, '');
  }

  /** {@link instant}, or null when there is none. */
  instantOrNull(name: string): string | null {
    return this.read(name, toInstantOrDay, null);
  }

  /** An object within this one. Null when there is none. */
  record(name: string): ReplyRecord | null {
    const value = this.value(name);
    if (isObject(value)) return new ReplyRecord(value, this.issues, this.pathOf(name));
    if (isMissing(value)) this.noteMissing(name, true);
    else this.issues.add(this.pathOf(name));
    return null;
  }

  /** An object within this one. @throws UnreadableReplyError when there is none */
  requiredRecord(name: string): ReplyRecord {
    return this.require(name, this.record(name));
  }

  /** The elements that can be understood. A missing or null list is empty. */
  private elements<T>(name: string, convert: (value: unknown, path: string) => T | undefined): T[] {
    const values = this.read(name, (value) => (Array.isArray(value) ? value : undefined), []);
    return readElements(values, `${this.pathOf(name)}[]`, this.issues, convert);
  }

  /**
   * The texts of a list, also of one that is sent as the lines of one text. A number is no text but the id that a
   * ManyToManyField of Django sends, and is left out.
   */
  texts(name: string): string[] {
    const value = this.value(name);
    if (typeof value === 'string') return toLines(value);
    return this.elements(name, (each) => (typeof each === 'number' ? undefined : toText(each)));
  }

  choices(name: string): string[] {
    return this.elements(name, toChoice);
  }

  ids(name: string): number[] {
    return this.elements(name, toId);
  }

  numbers(name: string): number[] {
    return this.elements(name, toNumber);
  }

  /** The objects of a list. One that cannot be understood is omitted. */
  list<T>(name: string, readItem: (item: ReplyRecord) => T): T[] {
    return this.elements(name, (value, path) => readRow(value, this.issues, path, readItem));
  }
}

/** Returns the elements that can be understood, and notes the path when there are others. */
export function readElements<T>(
  values: readonly unknown[],
  path: string,
  issues: ReplyIssues,
  convert: (value: unknown, path: string) => T | undefined,
): T[] {
  return values.flatMap((value) => {
    const converted = convert(value, path);
    if (converted === undefined) issues.add(path);
    return converted === undefined ? [] : [converted];
  });
}

/** Returns undefined for a row that cannot be understood. */
export function readRow<T>(
  value: unknown,
  issues: ReplyIssues,
  path: string,
  readItem: (item: ReplyRecord) => T,
): T | undefined {
  try {
    return readItem(ReplyRecord.from(value, issues, path));
  } catch (error) {
    if (error instanceof UnreadableReplyError) return undefined;
    throw error;
  }
}
