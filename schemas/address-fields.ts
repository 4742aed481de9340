import { at, type Conversion, recordsOf, type Values } from './fields';
import { prefectureCode } from './prefecture-code';
import { prefectures } from './prefectures';
import { recordReplyOf } from './replies';
import * as wire from './wire';
import { toChoice, toText } from './wire-values';

/** Addresses as the API has them and as screens use them. For an API with other field names, edit the paths. */

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
