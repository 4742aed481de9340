import * as z from 'zod';

const REQUIRED = '必須項目です';

/** A text that a file must have, of any length. */
export const anyTextField = z.string(REQUIRED).trim().min(1, REQUIRED);

/** A text that a file must have. @param max characters */
export const textField = (max: number) => anyTextField.max(max, `${max}文字以内で入力してください。`);

/** A list of one entry or more. */
export const listField = <T extends z.ZodType>(item: T) => z.array(item, REQUIRED).min(1, REQUIRED);

/** The fields of a file, and no others: a misspelt name is a mistake that nobody would see. */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return `${issue.keys.join('、')} という項目はありません。`;
      return issue.input === undefined ? REQUIRED : undefined;
    },
  });

/** A day of an imported record: the importer has resolved what was written as `in 12 days`. */
export const dateField = z.iso.date('YYYY-MM-DD か "in 12 days" の形の日付を指定してください。');

/** An instant of an imported record, likewise. */
export const instantField = z.iso.datetime({
  offset: true,
  error: ({ input }) =>
    input === undefined
      ? REQUIRED
      : '"2027-01-31T18:00:00+09:00" か "in 12 days at 18:00" の形の日時を指定してください。',
});
