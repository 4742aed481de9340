import { extractDigits } from '@/lib/digits';
import { addressesReply, type ZipAddress } from '@/schemas/lookup-fields';
import { browserHttp } from './transport/http-client';

/**
 * Returns the addresses of a postal code, which is sent as digits only (spec §5). Entries of an unexpected shape are left
 * out. Rejects with 400 when the API does not know the postal code.
 */
export async function addressFromZip(zip: string): Promise<ZipAddress[]> {
  const http = await browserHttp();
  const { data } = await http.post('/address-from-zip/', { zip: extractDigits(zip, 'numeric').value });
  try {
    return addressesReply(data, new Set()).addresses;
  } catch {
    // Without a usable reply the member types the address.
    return [];
  }
}
