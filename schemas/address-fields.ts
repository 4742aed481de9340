import { at, recordsOf, type Values } from './fields';
import { recordReplyOf } from './replies';
import * as wire from './wire';

/** Addresses as the API has them and as screens use them. For an API with other field names, edit the paths. */

/** An address without a city is of no use, so it is omitted. */
const addressFields = {
  prefecture: at('prefecture', wire.prefecture),
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
