/** An error that prevents the start and that the operator can fix. It is printed as one line without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/**
 * Returns the line to print for a failed start, or null for any other error. The error is recognized by name instead of
 * `instanceof`, because a bundle may contain the class twice.
 */
export const startupMessage = (error: unknown): string | null =>
  error instanceof Error && error.name === 'StartupError' ? error.message : null;
