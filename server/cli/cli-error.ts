/** Something that the person at the command line can mend: shown as one line, without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}
