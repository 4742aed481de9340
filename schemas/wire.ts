import { at, type Conversion, listOf, type ReplyIssues, readFields, recordOf, type WireType } from './fields';
import { prefectureCode } from './prefecture-code';
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
/** The value of a choice that the API defines, such as a certification, also of `{value, label}`. */
export const choice = conversion('text', '', toChoice);
export const choiceOrNull = orNull('text', toChoice);
/** A code of the specification. A code that the site does not know stays as it is. */
export const code = conversion('text', '', toCode);
export const codeOrNull = orNull('text', toCode);
/** The JIS X 0401 code of a prefecture, also of its name. */
export const prefecture = conversion('text', '', (sent) => {
  const value = toChoice(sent);
  return value === undefined ? undefined : prefectureCode(value);
});
/** YYYY-MM-DD, or null. */
export const day = orNull('day', toDay);
/** An ISO 8601 instant, YYYY-MM-DD where the API sends no time, or an empty text when it is unknown. */
export const instant = conversion('instant', '', (sent) => (sent === '' ? '' : toInstantOrDay(sent)));
export const instantOrNull = orNull('instant', toInstantOrDay);
/**
 * YYYY-MM, or null. A day that the API sends in its place stays as it is, and is sent back unchanged. For an API with a
 * DateField, which refuses a month, change `write` to `(month) => (month?.length === 7 ? `${month}-01` : month)`.
 */
export const month: Conversion<string | null> = { ...orNull('month', toMonth), write: asItIs };
/** The month in which something began, which is never null. */
export const startMonth: Conversion<string> = {
  ...conversion('month', '', toMonth),
  read: toMonth,
  write: month.write,
};
export const flag: Conversion<boolean> = {
  wire: 'boolean',
  empty: false,
  read: toBoolean,
  write: asItIs,
};
export const flagOrNull: Conversion<boolean | null> = {
  ...conversion<boolean | null>('boolean', null, toBoolean),
  isNullable: true,
};
/** The id of a record, also of one that is sent in its place. */
export const id: Conversion<number> = { wire: 'id', empty: 0, read: toId, write: asItIs };
export const idOrNull = conversion<number | null>('id', null, toId);
/** A number, also of a decimal text. Null when it is unknown. */
export const number = conversion<number | null>('number', null, toNumber);
/** An integer that is not negative, such as an amount in yen. Null when it is unknown. */
export const amount = conversion<number | null>('amount', null, toNumber);
/** {@link amount}, where the API sends null for none. */
export const amountOrNull: Conversion<number | null> = { ...amount, isNullable: true };

/** {@link amount}, or 0 when it is unknown. */
export const count = conversion('amount', 0, toNumber);

export const choices = listOf(choice);
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

/**
 * Returns the conversion of a code for which another API may have another spelling, because the specification fixes none. A
 * word that this site does not know stays as it is.
 * @param spellings other words for each code, in lower case
 * @param derive returns the code where the API sends none
 */
export const codeIn = <T extends string>(
  spellings: Readonly<Record<T, readonly string[]>>,
  derive: (record: Record<string, unknown>) => T,
): Conversion<Code<T>> => {
  const codes = Object.keys(spellings) as T[];
  return {
    ...conversion<Code<T>>(codes, '', (sent) => {
      const own = toCode(sent);
      const word = own?.trim().toLowerCase() ?? '';
      return codes.find((each) => each === word || spellings[each].includes(word)) ?? own;
    }),
    derive,
  };
};

/**
 * Returns the conversion of a code.
 * @param empty the code of a field that is missing or empty
 */
export const codeOf = <T extends string>(words: readonly T[], empty: Code<T>): Conversion<Code<T>> =>
  conversion<Code<T>>(words, empty, (sent) => (sent === '' ? empty : toCode(sent)));

/** A wish for a reward: `min` in yen before tax and its unit. */
const rewardFields = { unit: at('unit', code), min: at('min', amount) };
export const reward: Conversion<{ unit: string; min: number } | null> = {
  ...orNull({ fields: rewardFields }, (sent) => {
    if (!isObject(sent)) return undefined;
    const { unit, min } = readFields(rewardFields, sent).values;
    return min === null || !unit ? undefined : { unit, min };
  }),
  write: (value, sent) => value && recordOf(rewardFields).write(value, sent),
};
