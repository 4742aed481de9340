import { at, type Conversion, recordsOf, type Values } from './fields';
import { prefectureCode } from './prefecture-code';
import { prefectures } from './prefectures';
import { recordReplyOf } from './replies';
import * as wire from './wire';
import { toChoice, toText } from './wire-values';

/** What the API looks up, as it has it and as screens use it. For an API with other field names, edit the paths. */

/** The JIS X 0401 code of a prefecture, of a code, a name, or an object with them. */
const prefecture: Conversion<string> = {
  ...wire.text,
  read: (sent) => {
    const name = toText(sent);
    const code = Object.keys(prefectures).find((key) => prefectures[key] === name);
    return code ?? prefectureCode(toChoice(sent) ?? name ?? '');
  },
};

/** An address without a city is of no use, so it is omitted. */
const addressFields = {
  prefecture: at('prefecture', prefecture),
  city: at('city', wire.required(wire.text)),
  /** Empty when the postal code covers the whole city. */
  town: at('town', wire.text),
};
/** The request of POST /address-from-zip/: digits only (spec §5). */
export const zipRequest = { zip: at('zip', wire.text) };
/** The reply of POST /address-from-zip/. The list has several entries when the code covers several towns. */
export const addressesFields = { addresses: at('addresses', recordsOf(addressFields)) };
export const addressesReply = recordReplyOf(addressesFields);
export type ZipAddress = Values<typeof addressFields>;

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
