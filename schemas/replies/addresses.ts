import { prefectureCode } from '@/schemas/prefecture-code';
import { prefectures } from '@/schemas/prefectures';
import { isMissing, isObject, toChoice, toText } from '@/schemas/wire-values';
import { type ReplyReader, recordOf } from './readers';
import type { ReplyRecord } from './reply-record';

/** The replies about addresses as screens use them. For an API with other field names, edit the names in this file. */

/** Returns the JIS X 0401 code of a prefecture, also of its name. @param value a code, a name, or an object with them */
function readPrefecture(value: unknown): string {
  const name = toText(value);
  const code = Object.keys(prefectures).find((key) => prefectures[key] === name);
  return code ?? prefectureCode(toChoice(value) ?? name ?? '');
}

/** An address without a city is of no use, so it is omitted. */
const readAddress = (row: ReplyRecord) => ({
  /** JIS X 0401 code. */
  prefecture: readPrefecture(row.value('prefecture')),
  city: row.requiredText('city'),
  /** Empty when the postal code covers the whole city. */
  town: row.text('town'),
});

/** Reads an address in the names of zipcloud, whose `address1` is the prefecture. */
const readNumberedAddress = (row: ReplyRecord): ZipAddress => ({
  prefecture: readPrefecture(row.value('address1')),
  city: row.requiredText('address2'),
  town: row.text('address3'),
});

const isPrefecture = (value: unknown) => Object.values(prefectures).some((name) => name === value);

/** Returns a reply that is a list, a page or the only address in the form of the one with `addresses`. */
function withAddresses(body: unknown): unknown {
  if (Array.isArray(body)) return { addresses: body };
  if (!isObject(body) || body.addresses !== undefined) return body;
  const { results, city, address1 } = body;
  if (results !== undefined) return { addresses: results };
  return isMissing(city ?? address1) ? body : { addresses: [body] };
}

const readAddresses = recordOf((reply) =>
  reply.list('addresses', (row) =>
    isPrefecture(row.value('address1')) ? readNumberedAddress(row) : readAddress(row),
  ),
);

/** POST /address-from-zip/. */
export const addressesReply: ReplyReader<ZipAddress[]> = (body, issues) =>
  readAddresses(withAddresses(body), issues);

export type ZipAddress = ReturnType<typeof readAddress>;
