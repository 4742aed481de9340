import { fieldError } from './errors';

// PostgreSQL stores no NUL, and a lone surrogate is not UTF-8: either would end as a 500 from the driver.
const INVALID_CHARACTERS = /[\0\p{Surrogate}]/u;

/** Said at the field. */
export const INVALID_TEXT_MESSAGE = '使用できない文字が含まれています。';

/** The dotted path of the first string that cannot be stored. `data` is as deep as its schema, no deeper. */
export function findInvalidText(data: unknown, path: string[] = []): string | null {
  if (typeof data === 'string') return INVALID_CHARACTERS.test(data) ? path.join('.') : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const nestedPath = findInvalidText(value, [...path, key]);
    if (nestedPath !== null) return nestedPath;
  }
  return null;
}

/** Throws 400 on the field of the first string that cannot be stored. */
export function assertValidText(data: object): void {
  const path = findInvalidText(data);
  if (path !== null) throw fieldError(path, INVALID_TEXT_MESSAGE);
}
