import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };
// The last as next.config's skipTrailingSlashRedirect sets it: next/link then leaves the slash at the end alone.
const env = { LOG_LEVEL: 'error', TZ: 'UTC', __NEXT_MANUAL_TRAILING_SLASH: 'true' };

/** The kinds of test, from the quickest to the slowest; browser journeys are Playwright's and live in e2e/. */
export default defineConfig({
  test: {
    // Vitest leaves one core free by default, which halves the speed on a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      { resolve: { alias }, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], env } },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
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
          env,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          // Servers are killed there on purpose.
          env: { ...env, LOG_LEVEL: 'silent' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
