/** A start that cannot go on, told in one line that the operator can act on: printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/**
 * The line to print for a failed start. Told apart by name, not by `instanceof`: a bundler may hold the class twice.
 */
export const startupMessage = (error: unknown): string | null =>
  error instanceof Error && error.name === 'StartupError' ? error.message : null;
