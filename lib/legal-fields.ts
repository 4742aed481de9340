import * as z from 'zod';
import { fields, listField, anyTextField as text } from '@/schemas/import-fields';

const revisionFields = fields({
  day: z.iso.date('YYYY-MM-DD の日付を指定してください。'),
  event: text,
  /** Members who agreed before that day must agree again. Only for the terms of use. */
  agreement: z.literal('required', 'required を指定するか、項目を削除してください。').optional(),
});

/** The front matter of the terms of use and of the privacy policy. */
export const legalFields = fields({
  title: text,
  description: text,
  revisions: listField(revisionFields),
});
