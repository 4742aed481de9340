import { refuseField } from './errors';

// PostgreSQL stores no NUL, and a lone surrogate is not UTF-8: either would end as a 500 from the driver.
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Said at the field. */
export const UNSTORABLE_TEXT = '使用できない文字が含まれています。';

/** The dotted path of the first string that cannot be stored. `data` is as deep as its schema, no deeper. */
export function unstorablePath(data: unknown, path: string[] = []): string | null {
  if (typeof data === 'string') return UNSTORABLE.test(data) ? path.join('.') : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const found = unstorablePath(value, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Throws 400 on the field of the first string that cannot be stored. */
export function assertStorable(data: object): void {
  const path = unstorablePath(data);
  if (path !== null) throw refuseField(path, UNSTORABLE_TEXT);
}
