import * as z from 'zod';

const REQUIRED = 'Zip code is required';
const INVALID = 'Invalid zip code';

/** POST /address-from-zip/ (spec §5, messages to the letter): hyphens go, full-width digits are folded. */
export const zipRequestSchema = z.object({
  zip: z
    .string({ error: ({ input }) => (input === undefined ? REQUIRED : INVALID) })
    .transform((text) => text.normalize('NFKC').replace(/[-‐‑‒–—―−ー〒\s]/g, ''))
    .pipe(
      z
        .string()
        .min(1, REQUIRED)
        .regex(/^(\d{7})?$/, INVALID),
    ),
});

/** One address of a postal code. */
export const zipAddressSchema = z.object({
  /** JIS X 0401 code. */
  prefecture: z.string(),
  prefecture_name: z.string(),
  city: z.string(),
  /** Empty where the code stands for the whole city. */
  town: z.string(),
});
export type ZipAddress = z.infer<typeof zipAddressSchema>;

/** Its answer: never empty; more than one where a code has several towns. */
export const zipAddressesSchema = z.object({
  /** Seven digits. */
  zip: z.string(),
  addresses: z.array(zipAddressSchema),
});
export type ZipAddresses = z.infer<typeof zipAddressesSchema>;
