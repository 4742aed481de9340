import { extractDigits } from '@/lib/digits';
import { addressesReply, type ZipAddress, zipRequest } from '@/schemas/address-fields';
import { requestOf } from '@/schemas/request-fields';
import { send } from './transport/http-client';

/**
 * Returns the addresses of a postal code, which is sent as digits only (spec §5). Entries of an unexpected shape are left
 * out. Rejects with 400 when the API does not know the postal code.
 */
export async function addressFromZip(zip: string): Promise<ZipAddress[]> {
  const digits = extractDigits(zip, 'numeric').value;
  const { data } = await send('post', '/address-from-zip/', requestOf(zipRequest, { zip: digits }));
  try {
    return addressesReply(data, new Set()).addresses;
  } catch {
    // Without a usable reply the member types the address.
    return [];
  }
}
