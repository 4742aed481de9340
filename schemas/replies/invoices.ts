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

/** The announcement store (spec §3): the parts in which the registry sends a long list, and the list. */
const readInvoiceLookup = (row: ReplyRecord) => ({
  lastUpdateDate: row.text('lastUpdateDate'),
  count: row.text('count'),
  divideNumber: row.text('divideNumber'),
  divideSize: row.text('divideSize'),
  announcement: row.list('announcement', readAnnouncement),
});

/** GET /check-invoice-number/{number}/. */
export const invoiceLookupReply = recordOf(readInvoiceLookup);

export type InvoiceLookup = ReturnType<typeof readInvoiceLookup>;
export type Announcement = ReturnType<typeof readAnnouncement>;
