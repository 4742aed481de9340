import './jitless';
import * as z from 'zod';
import { normalizeText, removeInvisibleMarks } from './normalize-text';

const REQUIRED_ON_THE_WIRE = 'Zip code is required';
const INVALID_ON_THE_WIRE = 'Invalid zip code';

/**
 * Request of POST /address-from-zip/. The messages are exactly those of spec §5; the form shows one of its own. Hyphens are
 * removed and full-width digits are converted.
 */
export const zipRequestSchema = z.object({
  zip: z
    .string({ error: ({ input }) => (input === undefined ? REQUIRED_ON_THE_WIRE : INVALID_ON_THE_WIRE) })
    .overwrite((text) => normalizeText(removeInvisibleMarks(text), 'NFKC').replace(/[-‐‑‒–—―−ー〒\s]/g, ''))
    .min(1, { error: REQUIRED_ON_THE_WIRE, abort: true })
    .regex(/^\d{7}$/, INVALID_ON_THE_WIRE),
});
