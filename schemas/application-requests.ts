import './jitless';
import * as z from 'zod';
import { applicationEntrySchema } from './vacancy-applications';

/** What only the server parses. A form has a schema of its own, without the id of what it applies for. */

const DECIMAL_DIGITS = /^\d{1,16}$/;
/** The message is exactly that of spec §5. */
const INVALID_ID_MESSAGE = 'Invalid ID';

/**
 * An id in a request: an integer, or its decimal digits as in a URL. Nothing else is converted, so that
 * `true`, `[1]` and `"0x1"` are not ids.
 */
const requestIdSchema = z.preprocess(
  (value) => (typeof value === 'string' && DECIMAL_DIGITS.test(value) ? Number(value) : value),
  z.int(INVALID_ID_MESSAGE).positive(INVALID_ID_MESSAGE),
);

/** Request of POST /vacancy-applications/. */
export const vacancyApplyRequestSchema = z.object({ vacancy: requestIdSchema }).and(applicationEntrySchema);
export type VacancyApplyRequest = z.infer<typeof vacancyApplyRequestSchema>;

/** Request of POST /applications/. */
export const seminarApplyRequestSchema = z.object({ seminar: requestIdSchema });
