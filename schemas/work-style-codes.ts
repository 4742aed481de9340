// These wire values are in a file without zod, so that screens can use them without loading it.

/** Whether a member is looking for vacancies (現在の状況). */
export const jobStatuses = ['open', 'considering', 'later', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];
