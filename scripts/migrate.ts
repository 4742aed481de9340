/** npm run migrate: applies the missing migrations to the database of the site, see docs/operations.md. */
import { loadEnvFiles } from '@/gateway/load-env.mjs';

async function main(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  loadEnvFiles(false);
  // Imported here, because modules of the server read the environment when they are loaded.
  const { env } = await import('@/config/env');
  const { resolveDatabase } = await import('@/server/cli/resolve-database');
  const { migrate } = await import('@/server/db/migrate');
  const { url, label, stop } = await resolveDatabase(env(), { create: true });
  try {
    const applied = await migrate(url);
    process.stdout.write(
      `${label}: ${applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to do'}\n`,
    );
  } finally {
    await stop();
  }
}

await main().catch(async (error: unknown) => {
  const { formatError } = await import('@/server/cli/format-error');
  process.stderr.write(`${formatError(error)}\n`);
  process.exitCode = 1;
});
