import { recordOf } from './readers';
import type { ReplyRecord } from './reply-record';

/** The replies about addresses as screens use them. For an API with other field names, edit the names in this file. */

/** An address without a city is of no use, so it is left out. */
const readAddress = (row: ReplyRecord) => ({
  /** JIS X 0401 code. */
  prefecture: row.choice('prefecture'),
  prefecture_name: row.text('prefecture_name'),
  city: row.requiredText('city'),
  /** Empty when the postal code covers the whole city. */
  town: row.text('town'),
});

/** POST /address-from-zip/. */
export const addressesReply = recordOf((reply) => reply.list('addresses', readAddress));

export type ZipAddress = ReturnType<typeof readAddress>;
