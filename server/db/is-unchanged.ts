import { isDeepStrictEqual } from 'node:util';

/** Returns whether writing the given columns would leave the row unchanged. Undefined columns are not written. */
export const isUnchanged = (row: object | undefined, changes: object): boolean =>
  Object.entries(changes).every(
    ([name, value]) =>
      value === undefined || isDeepStrictEqual(value, (row as Record<string, unknown> | undefined)?.[name]),
  );
