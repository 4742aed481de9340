import { fieldError } from './errors';

// PostgreSQL cannot store NUL characters or lone surrogates. Without this check they would cause a 500.
const INVALID_CHARACTERS = /[\0\p{Surrogate}]/u;

/** The message shown at the field. */
export const INVALID_TEXT_MESSAGE = '使用できない文字が含まれています。';

/**
 * Returns the dotted path of the first string that cannot be stored, or null. The recursion is limited by the depth of
 * the schema that `data` has passed.
 */
export function findInvalidText(data: unknown, path: string[] = []): string | null {
  if (typeof data === 'string') return INVALID_CHARACTERS.test(data) ? path.join('.') : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const nestedPath = findInvalidText(value, [...path, key]);
    if (nestedPath !== null) return nestedPath;
  }
  return null;
}

/** Throws 400 for the field of the first string that cannot be stored. */
export function assertValidText(data: object): void {
  const path = findInvalidText(data);
  if (path !== null) throw fieldError(path, INVALID_TEXT_MESSAGE);
}
