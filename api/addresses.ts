import type { QueryClient } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type { ZipAddresses } from '@/schemas/address';
import { httpOf } from './http';

/** The addresses of a postal code. Rejects with 400 where there is none. */
export async function addressFromZip(client: QueryClient, zip: string): Promise<ZipAddresses> {
  const [{ zipAddressesSchema }, http] = await Promise.all([
    lazyImport(() => import('@/schemas/address')),
    httpOf(client),
  ]);
  const { data } = await http.post('/address-from-zip/', { zip });
  return zipAddressesSchema.parse(data);
}
