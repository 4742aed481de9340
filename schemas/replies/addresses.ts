import { ReplyRecord, UnreadableReplyError } from './reply-record';

/** An address without a city is of no use, so it is left out. */
const readAddress = (row: ReplyRecord) => ({
  /** JIS X 0401 code. */
  prefecture: row.text('prefecture'),
  prefecture_name: row.text('prefecture_name'),
  city: row.requiredText('city'),
  /** Empty when the postal code covers the whole city. */
  town: row.text('town'),
});

/** POST /address-from-zip/. A body without usable addresses is an empty list, because the visitor can type the address. */
export function addressesReply(body: unknown): ZipAddress[] {
  try {
    return ReplyRecord.from(body, new Set()).list('addresses', readAddress);
  } catch (error) {
    if (error instanceof UnreadableReplyError) return [];
    throw error;
  }
}

export type ZipAddress = ReturnType<typeof readAddress>;
