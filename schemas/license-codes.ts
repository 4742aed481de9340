// This wire value is in a file without zod, so that the form can use it without loading it.

/** The value of GET /certification-choices/ that requires a name. */
export const OTHER_CERTIFICATION = 'other';
