import path from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

/** Returns the migrations of this version of the site, oldest first. */
export const readMigrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: path.resolve('server/db/migrations') });
