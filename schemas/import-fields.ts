import * as z from 'zod';

/** A text that an imported record must have. @param max characters */
export const textField = (max: number) =>
  z.string('必須項目です').trim().min(1, '必須項目です').max(max, `${max}文字以内で入力してください。`);

/** A day of an imported record: the importer has resolved what was written as `in 12 days`. */
export const dateField = z.iso.date('YYYY-MM-DD か "in 12 days" の形の日付を指定してください。');

/** An instant of an imported record, likewise. */
export const instantField = z.iso.datetime({
  offset: true,
  error: ({ input }) =>
    input === undefined
      ? '必須項目です'
      : '"2027-01-31T18:00:00+09:00" か "in 12 days at 18:00" の形の日時を指定してください。',
});
