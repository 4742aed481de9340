import {
  at,
  type Conversion,
  listOf,
  type ReplyIssues,
  readFields,
  recordOf,
  valueAt,
  type WireType,
  writeFields,
} from './fields';
import { prefectureCode, prefectures } from './prefectures';
import {
  isObject,
  toBoolean,
  toChoice,
  toCode,
  toDay,
  toId,
  toInstantOrDay,
  toLines,
  toMonth,
  toNumber,
  toPlainText,
  toText,
  UNKNOWN,
} from './wire-values';

// How values of the API are read and written. For an API that writes one in another form, edit its conversion here.

/** A code of a choice, such as a status. An API may have codes that this site does not know. */
export type Code<T extends string> = T | (string & Record<never, never>);

const asItIs = <T>(value: T): unknown => value;

/** Returns a conversion in which null is an empty value. */
const conversion = <T>(
  wire: WireType,
  empty: T,
  toValue: (sent: unknown, issues: ReplyIssues, path: string) => T | undefined,
): Conversion<T> => ({
  wire,
  empty,
  read: (sent, issues, path) => (sent === null ? empty : toValue(sent, issues, path)),
  write: asItIs,
});

/** Returns a conversion in which an empty text, which forms and Django write for "none", is null. */
const orNull = <T>(wire: WireType, toValue: (sent: unknown) => T | undefined): Conversion<T | null> => ({
  ...conversion<T | null>(wire, null, (sent) => (sent === '' ? null : toValue(sent))),
  isNullable: true,
});

/** Returns the conversion of a value without which a record is left out. A blank text is none. */
export const required = <T>(base: Conversion<T>): Conversion<T> => ({
  ...base,
  isRequired: true,
  read: (sent, issues, path) => {
    const value = sent === null ? undefined : base.read(sent, issues, path);
    return typeof value === 'string' && value.trim() === '' ? undefined : value;
  },
});

/** Returns the conversion of a value that the specification names, and that an API has to send. */
export const named = <T>(base: Conversion<T>): Conversion<T> => ({ ...base, isNamed: true });

/** A text. */
export const text = conversion('text', '', toText);
/** A text or null. */
export const textOrNull = orNull('text', toText);
/** A text that is empty when the API has none. */
export const textOrNone: Conversion<string> = {
  ...text,
  isNullable: true,
  write: (value) => value || null,
};
/** A path or an address. An object has none, because its name would be that of a file. */
export const address = conversion('text', '', toPlainText);
export const addressOrNull = orNull('text', toPlainText);
/** Returns the value of a choice, which is a number where the one that it replaces is. */
const choiceLike = (value: string | null, sent: unknown) =>
  typeof sent === 'number' && value !== null && /^\d+$/.test(value) ? Number(value) : value;

/** The value of a choice that the API defines, such as a certification, also of `{value, label}`. */
export const choice: Conversion<string> = { ...conversion('text', '', toChoice), write: choiceLike };
export const choiceOrNull: Conversion<string | null> = { ...orNull('text', toChoice), write: choiceLike };
/** A code of the specification. A code that the site does not know stays as it is. */
export const code = conversion('text', '', toCode);
export const codeOrNull = orNull('text', toCode);
/** The JIS X 0401 code of a prefecture, also of its name, which is then written too. Any other text is a region of the API. */
export const prefecture: Conversion<string> = {
  ...conversion('text', '', (sent) => {
    const sentCode = toCode(sent) ?? '';
    const name = Object.hasOwn(prefectures, sentCode) ? sentCode : toText(sent);
    return name === undefined ? undefined : prefectureCode(name);
  }),
  write: (code, sent) =>
    typeof sent === 'string' && prefectureCode(sent) !== sent ? (prefectures[code] ?? code) : code,
};
/** Returns a day, or a month, in the form of the one that it replaces: with slashes, as a day, or as a time. */
function dateLike(date: string | null, sent: unknown): string | null {
  if (date === null || typeof sent !== 'string' || toDay(sent) === undefined) return date;
  const whole = date.length === 7 ? `${date}-01` : date;
  if (sent.length > 10) return `${whole}T00:00:00+09:00`;
  return sent.includes('/') ? whole.replaceAll('-', '/') : whole;
}

/** YYYY-MM-DD, or null. It is written in the form in which it came. */
export const day: Conversion<string | null> = { ...orNull('day', toDay), write: dateLike };
/** An ISO 8601 instant, YYYY-MM-DD where the API sends no time, or an empty text when it is unknown. */
export const instant = conversion('instant', '', (sent) => (sent === '' ? '' : toInstantOrDay(sent)));
export const instantOrNull = orNull('instant', toInstantOrDay);
/**
 * YYYY-MM, or null. A day that the API sends in its place stays as it is, and another month is then sent as a day. For an API with
 * a DateField, which refuses a month in a new row, change `write` to `(month) => (month?.length === 7 ? `${month}-01` : month)`.
 */
export const month: Conversion<string | null> = { ...orNull('month', toMonth), write: dateLike };
/** The month in which something began, which is never null. */
export const startMonth: Conversion<string> = {
  ...conversion('month', '', toMonth),
  read: toMonth,
  write: month.write,
};

/** Returns a flag in the form of the one that it replaces: a number, or the word of Python or JavaScript. */
function flagLike(value: boolean | null, sent: unknown): unknown {
  if (value === null || sent === null || toBoolean(sent) === undefined) return value;
  if (typeof sent === 'number') return Number(value);
  if (typeof sent !== 'string') return value;
  return /^[TF]/.test(sent) ? (value ? 'True' : 'False') : String(value);
}

/** A flag, which is false where nobody knows it: none of them then says or allows anything. */
export const flag: Conversion<boolean> = {
  wire: 'boolean',
  empty: false,
  read: toBoolean,
  write: flagLike,
};
/** {@link flag}, which is false in rows that are older than the field of the API and have null. */
export const flagOrFalse: Conversion<boolean> = {
  ...flag,
  read: (sent, ...rest) => (sent === null ? false : flag.read(sent, ...rest)),
};
export const flagOrNull: Conversion<boolean | null> = {
  ...conversion<boolean | null>('boolean', null, toBoolean),
  isNullable: true,
  write: flagLike,
};
/** The id of a record, also of one that is sent in its place. 0 is none. */
export const id: Conversion<number> = { wire: 'id', empty: 0, read: toId, write: asItIs };
export const idOrNull = conversion<number | null>('id', null, toId);
/** A number, also of a decimal text. Null when it is unknown. */
export const number = conversion<number | null>('number', null, toNumber);
/** An integer that is not negative, such as an amount in yen. Null when it is unknown. */
export const amount = conversion<number | null>('amount', null, toNumber);
/** {@link amount}, where the API sends null for none. */
export const amountOrNull: Conversion<number | null> = { ...amount, isNullable: true };

/** {@link amount}, or 0 when it is unknown, for what has no row of its own: the size of a picture, and the number of a change. */
export const count = conversion('amount', 0, toNumber);

/** Choices, which are written as numbers where the first that came is one. */
export const choices: Conversion<string[]> = {
  ...listOf(choice),
  write: (values, sent) =>
    values.map((value) => choiceLike(value, Array.isArray(sent) ? sent[0] : undefined)),
};
export const ids = listOf(id);
export const numbers: Conversion<number[]> = listOf({ ...id, read: toNumber });

/**
 * The texts of a list, also of one that is sent as the lines of one text. A number is no text but the id that a
 * ManyToManyField of Django sends, and is left out.
 */
const textList = listOf<string>({
  ...text,
  read: (sent) => (typeof sent === 'number' ? undefined : toText(sent)),
});
export const texts: Conversion<string[]> = {
  ...textList,
  read: (sent, issues, path) =>
    typeof sent === 'string' ? toLines(sent) : textList.read(sent, issues, path),
};

/** Returns the conversion of a code, which is empty where the API states none. A word that this site does not know stays as it is. */
export const codeOf = <T extends string>(words: readonly T[]): Conversion<Code<T>> =>
  conversion<Code<T>>(words, '', toCode);

/**
 * Returns the conversion of a state, on which actions depend: without one that can be read it is unknown.
 * @param derive returns the state where the API sends none, as far as it follows from what was read
 */
export const stateOf = <T extends string>(
  words: readonly T[],
  derive?: (record: Record<string, unknown>) => T | undefined,
): Conversion<Code<T>> => {
  const state = codeOf(words);
  return {
    ...state,
    empty: UNKNOWN,
    read: (sent, ...rest) => (sent === null || sent === '' ? UNKNOWN : state.read(sent, ...rest)),
    derive,
  };
};

/**
 * Returns the conversion of a code that the API writes in words of its own, such as `codeTable({ RECRUITING: 'open' })`.
 * @param base of the code, for a state `stateOf`
 */
export const codeTable = <T extends string>(
  table: Readonly<Record<string, T>>,
  base: Conversion<Code<T>> = codeOf(Object.values(table)),
): Conversion<Code<T>> => ({
  ...base,
  read: (sent, ...rest) => {
    const word = toCode(sent) ?? '';
    return Object.hasOwn(table, word) ? table[word] : base.read(sent, ...rest);
  },
  write: (value, sent) => {
    const words = Object.keys(table).filter((word) => table[word] === value);
    return words.find((word) => word === sent) ?? words[0] ?? value;
  },
});

/** Returns the conversion of a list of objects of which only one text is used, such as the `name` of each. Those that stay are kept. */
export const textsOf = (path: string): Conversion<string[]> => {
  const fields = { text: at(path, text) };
  const list = listOf<string>({ ...text, read: (sent, ...rest) => text.read(valueAt(sent, path), ...rest) });
  return {
    ...list,
    write: (values, sent) => {
      const before: readonly unknown[] = Array.isArray(sent) ? sent : [];
      const kept = (value: string) => before.find((each) => toText(valueAt(each, path)) === value);
      return values.map((value) => kept(value) ?? writeFields(fields, { text: value }));
    },
  };
};

/** A wish for a reward: `min` in yen before tax and its unit. */
const rewardFields = { unit: at('unit', code), min: at('min', amount) };
export const reward: Conversion<{ unit: string; min: number } | null> = {
  ...orNull({ fields: rewardFields }, (sent) => {
    if (!isObject(sent)) return undefined;
    const { values, unread } = readFields(rewardFields, sent);
    const { unit, min } = values;
    if (min === null && !unit && unread.length === 0) return null;
    return min === null || !unit ? undefined : { unit, min };
  }),
  write: (value, sent) => value && recordOf(rewardFields).write(value, sent),
};
