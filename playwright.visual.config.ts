import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/testing/chromium.mjs';

const executablePath = findChromium();
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const phone = { ...devices['Pixel 5'], deviceScaleFactor: 1, viewport: { width: 375, height: 780 } };
const port = Number(process.env.VISUAL_PORT ?? 3310);

/**
 * Compares pictures of /dev/ui with those of an earlier run on the same machine (`npm run visual`). It is not part of
 * `npm test`, because fonts and browsers differ between machines.
 */
export default defineConfig({
  testDir: 'e2e/visual',
  testMatch: '*.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '.visual/{projectName}/{arg}{ext}',
  workers: 2,
  timeout: 900_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report/visual' }]],
  expect: {
    // Two pictures in a row must be the same, which takes long for a tall entry on a busy machine.
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      stylePath: 'e2e/visual/still.css',
      // One machine draws the same page the same way, so every other colour is a change.
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  webServer: {
    command: 'node gateway/start.mjs',
    url: `http://localhost:${port}/dev/ui/`,
    timeout: 120_000,
    // The page exists in demo mode only. An empty value counts as unset.
    env: { PORT: String(port), LOG_LEVEL: 'warn', SEED: 'demo', DATABASE_URL: '', API_ORIGIN: '' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // The policy of the page forbids the style sheet that Playwright adds.
    bypassCSP: true,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone },
    { name: 'desktop-dark', use: { ...desktop, colorScheme: 'dark' } },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' } },
  ],
});
