import { extractDigits } from '@/lib/digits';
import { lazyImport } from '@/lib/lazy-import';
import type { ZipAddress } from '@/schemas/addresses';
import { browserHttp } from './transport/http-client';
import { fieldOf } from './transport/reply-fields';

/**
 * Returns the addresses of a postal code, which is sent as digits only (spec §5). Entries of an unexpected shape are left out. Rejects with 400 when the API
 * does not know the postal code.
 */
export async function addressFromZip(zip: string): Promise<ZipAddress[]> {
  const [{ zipAddressSchema }, http] = await Promise.all([
    lazyImport(() => import('@/schemas/addresses')),
    browserHttp(),
  ]);
  const { data } = await http.post('/address-from-zip/', { zip: extractDigits(zip, 'numeric').value });
  const addresses = fieldOf(data, 'addresses');
  if (!Array.isArray(addresses)) return [];
  return addresses.flatMap((address) => zipAddressSchema.safeParse(address).data ?? []);
}
