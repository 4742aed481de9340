// These wire values are in a file without zod, so that screens can use them without loading it.

/**
 * Where a seminar stands for everybody. `open` takes applications, `full` has no seat left, `closed` takes none any
 * more (deadline, or closed by the provider), `past` is over, `cancelled` is called off.
 */
export const seminarStatuses = ['open', 'full', 'closed', 'past', 'cancelled'] as const;
export type SeminarStatus = (typeof seminarStatuses)[number];
