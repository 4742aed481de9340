import * as z from 'zod';

/** Spec §5: exactly what may be looked up, and what a member with state '1' saves (without the T). */
export const invoiceNumberPattern = /^[0-9]{13}$/;

/** Spec §5, to the letter. */
export const INVALID_INVOICE_NUMBER_MESSAGE = '13桁の半角数字を入力してください。';

/** The registry writes YYYY-MM-DD, and an empty text where there is no date. */
const dateTextSchema = z.string().default('');
const countTextSchema = z.union([z.string(), z.number().transform(String)]).default('0');

/** One issuer as the National Tax Agency's Web-API (version 1, JSON) writes it. All values are text. */
export const announcementSchema = z.object({
  /** T and 13 digits. */
  registratedNumber: z.string(),
  /** 01 new, 02 changed, 03 expired (失効), 04 cancelled (取消). */
  process: z.string().default(''),
  /** 1 individual, 2 corporation. */
  kind: z.string().default(''),
  registrationDate: dateTextSchema,
  updateDate: dateTextSchema,
  /** Day of the cancellation (取消). */
  disposalDate: dateTextSchema,
  /** Day of the expiry (失効). */
  expireDate: dateTextSchema,
  /** 本店又は主たる事務所の所在地: blank for an individual who did not ask for it to be published. */
  address: z.string().default(''),
  /** What an individual has asked to be published instead. */
  addressRequest: z.string().default(''),
  kana: z.string().default(''),
  /** 商号又は名称, or an individual's name. */
  name: z.string().default(''),
  tradeName: z.string().default(''),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** GET /check-invoice-number/{number}/: the agency's envelope. No announcement: no such number. */
export const invoiceLookupSchema = z.object({
  lastUpdateDate: dateTextSchema,
  count: countTextSchema,
  divideNumber: countTextSchema,
  divideSize: countTextSchema,
  announcement: z.array(announcementSchema).default([]),
});
export type InvoiceLookup = z.infer<typeof invoiceLookupSchema>;
