import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };
// __NEXT_MANUAL_TRAILING_SLASH corresponds to next.config's skipTrailingSlashRedirect: next/link then keeps the
// trailing slash as it is.
/** The site's settings, which instrumentation provides on the server and the page in the browser. */
const setupFiles = ['tests/setup/site-config.ts'];
const env = { LOG_LEVEL: 'error', TZ: 'UTC', __NEXT_MANUAL_TRAILING_SLASH: 'true' };

/** The test projects from fastest to slowest. Browser tests use Playwright and are in e2e/. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which halves the speed on a machine with two cores.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles, env },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles,
          env,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/screens/**/*.test.tsx'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles,
          env,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          // These tests kill servers on purpose, so their errors are not logged.
          env: { ...env, LOG_LEVEL: 'silent' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
