import type { Db } from './client';

/**
 * Returns a function that makes a value once for each database and keeps it as long as the database is in use, such as a
 * statement whose text takes longer to build than to send.
 */
export function memoizePerDatabase<T extends object>(make: (db: Db) => T): (db: Db) => T {
  const values = new WeakMap<Db, T>();
  return (db) => {
    const kept = values.get(db);
    if (kept) return kept;
    const made = make(db);
    values.set(db, made);
    return made;
  };
}
