import * as z from 'zod';

/** The registry returns YYYY-MM-DD, or an empty text when there is no date. */
const dateTextSchema = z.string().default('');
const countTextSchema = z.union([z.string(), z.number().transform(String)]).default('0');

/** One issuer in the National Tax Agency's Web-API (version 1, JSON). All values are texts. */
const announcementSchema = z.object({
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
  /** 本店又は主たる事務所の所在地. It is empty for an individual who did not ask for it to be published. */
  address: z.string().default(''),
  /** The address that an individual has asked to be published instead. */
  addressRequest: z.string().default(''),
  kana: z.string().default(''),
  /** 商号又は名称, or the name of an individual. */
  name: z.string().default(''),
  tradeName: z.string().default(''),
});
export type Announcement = z.infer<typeof announcementSchema>;

/**
 * The registry's response, with which GET /check-invoice-number/{number}/ answers. Without an announcement the number does not
 * exist.
 */
export const invoiceLookupSchema = z.object({
  lastUpdateDate: dateTextSchema,
  count: countTextSchema,
  divideNumber: countTextSchema,
  divideSize: countTextSchema,
  announcement: z.array(announcementSchema).default([]),
});
export type InvoiceLookup = z.infer<typeof invoiceLookupSchema>;
