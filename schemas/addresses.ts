import './jitless';
import * as z from 'zod';

const ZIP_REQUIRED_MESSAGE = 'Zip code is required';
const INVALID_ZIP_MESSAGE = 'Invalid zip code';

/**
 * Request of POST /address-from-zip/ (the messages are exactly those of spec §5). Hyphens are removed and full-width
 * digits are converted.
 */
export const zipRequestSchema = z.object({
  zip: z
    .string({ error: ({ input }) => (input === undefined ? ZIP_REQUIRED_MESSAGE : INVALID_ZIP_MESSAGE) })
    .transform((text) => text.normalize('NFKC').replace(/[-‐‑‒–—―−ー〒\s]/g, ''))
    .pipe(
      z
        .string()
        .min(1, ZIP_REQUIRED_MESSAGE)
        .regex(/^(\d{7})?$/, INVALID_ZIP_MESSAGE),
    ),
});

/** One address of a postal code. */
export const zipAddressSchema = z.object({
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
