import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.BROWSERS_PORT ?? 3330);
const driverPort = port + 1;

/** The main journey in Debian's WebKit, which Playwright does not drive (`npm run test:browsers`, decision 0062). */
export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '*.spec.mjs',
  outputDir: 'test-results/browsers',
  workers: 1,
  timeout: 300_000,
  reporter: [['list', { printSteps: true }]],
  expect: { timeout: 20_000 },
  webServer: [
    {
      command: 'node gateway/start.mjs',
      url: `http://localhost:${port}/dev/mail`,
      timeout: 120_000,
      // The journey reads its mail in the demo's inbox. An empty value counts as unset.
      env: {
        PORT: String(port),
        DATA_DIR: path.join(tmpdir(), 'kaikei-browsers'),
        LOG_LEVEL: 'warn',
        SEED: 'demo',
        DATABASE_URL: '',
        API_ORIGIN: '',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
    { command: `WebKitWebDriver --port=${driverPort}`, url: `http://127.0.0.1:${driverPort}/status` },
  ],
  use: { baseURL: `http://localhost:${port}` },
  metadata: { webDriver: `http://127.0.0.1:${driverPort}` },
});
