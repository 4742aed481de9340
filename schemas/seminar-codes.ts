// These wire values are in a file without zod, so that screens can use them without loading it.

/**
 * The status of a seminar. `open` accepts applications, `full` has no seat left, `closed` no longer accepts
 * applications (after the deadline, or closed by the operator), `past` is over, `cancelled` does not take place.
 */
export const seminarStatuses = ['open', 'full', 'closed', 'past', 'cancelled'] as const;
export type SeminarStatus = (typeof seminarStatuses)[number];
