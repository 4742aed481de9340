import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

export interface Migration extends MigrationMeta {
  /** The name of its file without the extension. */
  name: string;
}

/** Returns the migrations of this version of the site, oldest first. */
export function readMigrations(): Migration[] {
  const migrationsFolder = path.resolve('server/db/migrations');
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return readMigrationFiles({ migrationsFolder }).map((migration, index) => ({
    ...migration,
    name: journal.entries[index].tag,
  }));
}
