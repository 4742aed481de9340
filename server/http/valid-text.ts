import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import { fieldError } from './errors';

/** Throws 400 for the field of the first string with such a character. */
export function assertValidText(data: object): void {
  const path = findInvalidText(data);
  if (path !== null) throw fieldError(path, INVALID_TEXT_MESSAGE);
}
