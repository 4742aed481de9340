// This wire value is in a file without zod, so that the form can use it without loading it.

/** The value of GET /certification-choices/ that requires a name. */
export const OTHER_CERTIFICATION = 'other';

// These wire values are in a file without zod, so that screens can use them without loading it.

/** Whether a member is looking for vacancies (現在の状況). */
export const jobStatuses = ['open', 'considering', 'later', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];
