import { at, recordsOf, type Values } from './fields';
import { recordReplyOf } from './replies';
import * as wire from './wire';

/** The invoice registry as the API has it and as screens use it. For an API with other field names, edit the paths. */

/** One issuer of the registry (spec §3). Dates are YYYY-MM-DD or empty. */
const announcementFields = {
  name: at('name', wire.text),
  tradeName: at('tradeName', wire.text),
  address: at('address', wire.text),
  addressRequest: at('addressRequest', wire.text),
  process: at('process', wire.text),
  registrationDate: at('registrationDate', wire.text),
  updateDate: at('updateDate', wire.text),
  disposalDate: at('disposalDate', wire.text),
  expireDate: at('expireDate', wire.text),
};
/** The announcement store (spec §3): the parts in which the registry sends a long list, and the list. */
export const invoiceLookupFields = {
  lastUpdateDate: at('lastUpdateDate', wire.text),
  count: at('count', wire.text),
  divideNumber: at('divideNumber', wire.text),
  divideSize: at('divideSize', wire.text),
  announcement: at('announcement', recordsOf(announcementFields)),
};
/** GET /check-invoice-number/{number}/. */
export const invoiceLookupReply = recordReplyOf(invoiceLookupFields);
export type InvoiceLookup = Values<typeof invoiceLookupFields>;
export type Announcement = Values<typeof announcementFields>;

/** The pattern of an invoice number without the T, for the lookup and for members with state '1' (spec §5). */
export const invoiceNumberPattern = /^[0-9]{13}$/;

/** The message is exactly that of spec §5. */
export const INVALID_INVOICE_NUMBER_MESSAGE = '13桁の半角数字を入力してください。';
