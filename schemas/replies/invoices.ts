import { recordOf } from './readers';
import type { ReplyRecord } from './reply-record';

/** One issuer of the registry (spec §3). Dates are YYYY-MM-DD or empty. */
const readAnnouncement = (row: ReplyRecord) => ({
  name: row.text('name'),
  tradeName: row.text('tradeName'),
  address: row.text('address'),
  addressRequest: row.text('addressRequest'),
  process: row.text('process'),
  registrationDate: row.text('registrationDate'),
  updateDate: row.text('updateDate'),
  disposalDate: row.text('disposalDate'),
  expireDate: row.text('expireDate'),
});

const readInvoiceLookup = (row: ReplyRecord) => ({
  announcement: row.list('announcement', readAnnouncement),
});

/** GET /check-invoice-number/{number}/. */
export const invoiceLookupReply = recordOf(readInvoiceLookup);

export type InvoiceLookup = ReturnType<typeof readInvoiceLookup>;
export type Announcement = ReturnType<typeof readAnnouncement>;
