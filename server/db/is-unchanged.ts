import { isDeepStrictEqual } from 'node:util';

/** Whether writing those columns would leave the row as it is; what is undefined is not written. */
export const isUnchanged = (row: object | undefined, changes: object): boolean =>
  Object.entries(changes).every(
    ([name, value]) =>
      value === undefined || isDeepStrictEqual(value, (row as Record<string, unknown> | undefined)?.[name]),
  );
