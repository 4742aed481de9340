import './jitless';
import * as z from 'zod';
import { normalizeText } from './normalize-text';

const ZIP_REQUIRED_MESSAGE = 'Zip code is required';
const INVALID_ZIP_MESSAGE = 'Invalid zip code';

/**
 * Request of POST /address-from-zip/ (the messages are exactly those of spec §5). Hyphens are removed and full-width
 * digits are converted.
 */
export const zipRequestSchema = z.object({
  zip: z
    .string({ error: ({ input }) => (input === undefined ? ZIP_REQUIRED_MESSAGE : INVALID_ZIP_MESSAGE) })
    .transform((text) => normalizeText(text, 'NFKC').replace(/[-‐‑‒–—―−ー〒\s]/g, ''))
    .pipe(
      z
        .string()
        .min(1, ZIP_REQUIRED_MESSAGE)
        .regex(/^(\d{7})?$/, INVALID_ZIP_MESSAGE),
    ),
});
