import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` compares the tables of all domains with the migrations and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/*/tables.ts',
  out: './server/db/migrations',
});
