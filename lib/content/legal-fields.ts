import * as z from 'zod';
import { fields, listField, anyTextField as text } from '@/schemas/import-fields';

const revision = { day: z.iso.date('YYYY-MM-DD の日付を指定してください。'), event: text };

/** The front matter of the privacy policy. */
export const privacyFields = fields({
  title: text,
  description: text,
  revisions: listField(fields(revision)),
});

/** The front matter of the terms of use. */
export const termsFields = privacyFields.extend({
  revisions: listField(
    fields({
      ...revision,
      /** Members who agreed before that day must agree again. */
      agreement: z.literal('required', 'required を指定するか、項目を削除してください。').optional(),
    }),
  ),
});
