import * as z from 'zod';

/** One address of a postal code. */
const zipAddressSchema = z.object({
  /** JIS X 0401 code. */
  prefecture: z.string(),
  prefecture_name: z.string(),
  city: z.string(),
  /** Empty when the postal code covers the whole city. */
  town: z.string(),
});

/**
 * Response of POST /address-from-zip/. The list is never empty and has several entries when the code covers several
 * towns.
 */
export const zipAddressesSchema = z.object({
  /** Seven digits. */
  zip: z.string(),
  addresses: z.array(zipAddressSchema),
});
export type ZipAddresses = z.infer<typeof zipAddressesSchema>;
