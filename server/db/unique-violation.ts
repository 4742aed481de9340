const UNIQUE_VIOLATION = '23505';

/** Returns whether a statement failed because another row has the same value of a unique index. */
export const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
};

const ATTEMPTS = 3;

/**
 * Runs a transaction again when a concurrent one has inserted the same unique value between its check and its write. The next
 * attempt finds that row in its check.
 */
export async function retryUniqueViolation<T>(run: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (attempt === ATTEMPTS || !isUniqueViolation(error)) throw error;
    return retryUniqueViolation(run, attempt + 1);
  }
}
