import type { ApiFailure } from './api-failure';

// Not in api-failure.ts, because every page loads that file.

/**
 * Returns an error like that of a call which the API has refused, so that forms show the failure in the same place.
 * @param cause the error in whose place it is thrown
 */
export const createFailureError = (message: string, failure: ApiFailure, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { failure });
