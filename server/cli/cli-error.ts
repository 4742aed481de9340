/** An error that the operator can fix. It is printed as one line without a stack trace. */
export class CliError extends Error {
  override name = 'CliError';
}
