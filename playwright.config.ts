import { defineConfig, devices } from '@playwright/test';
import { modes } from './e2e/setup/modes';
import { findChromium, findFullChromium } from './scripts/testing/chromium.mjs';

const executablePath = findChromium();
const fullChromium = findFullChromium();

const JOURNEYS = 'e2e/journeys';

/** Layouts that differ a little between the headless shell and the browser that people use. */
const FULL_CHROMIUM_TESTS = ['large-text', 'line-breaks', 'room', 'first-view', 'text-spacing'].map(
  (name) => `${name}.spec.ts`,
);

/** The journeys whose screens are others on a phone. */
const PHONE_TESTS = [
  'accessibility',
  'condition-changes',
  'mypage',
  'presses',
  'required-modals',
  'resume-and-cpe',
  'saved-vacancies',
  'seminars',
  'settings',
  'vacancy-application',
].map((name) => `${name}.spec.ts`);

/** A project whose programs are not installed has no tests. */
export const NONE = ['**'];

const launchOptions = (browser: string | undefined) => ({
  ...(browser && { executablePath: browser }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
export const phone = { ...devices['Pixel 5'], viewport: { width: 375, height: 780 } };

/**
 * Tests in a real browser against the built site: a folder for each kind. `npm test` runs e2e/journeys in one width, and the
 * main journey in each of the three modes. The other projects are run by `npm run test:layouts` and
 * `test:robustness`. The snapshots, and the browsers that Playwright does not drive, have configurations of their own.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/setup/servers.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Long, because other programs may use the machine at the same time. They only decide how soon a failure is reported.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: modes.embedded.origin,
    locale: 'ja-JP',
    // A time zone other than Japan's, because displayed times must not depend on it.
    timezoneId: 'America/New_York',
    // Recording takes an eighth of the time. `--trace on` records a test that has failed.
    trace: 'off',
    launchOptions: launchOptions(executablePath),
  },
  projects: [
    { name: 'embedded', testDir: JOURNEYS, use: { ...desktop } },
    {
      name: 'phone',
      testDir: JOURNEYS,
      testMatch: PHONE_TESTS,
      use: { ...phone },
    },
    {
      name: 'touch',
      testDir: JOURNEYS,
      testMatch: 'presses.spec.ts',
      use: { ...desktop, hasTouch: true },
    },
    {
      name: 'narrow',
      testDir: JOURNEYS,
      testMatch: 'presses.spec.ts',
      use: { ...desktop, viewport: phone.viewport },
    },
    { name: 'layouts', testDir: 'e2e/layouts', use: { ...desktop } },
    { name: 'robustness', testDir: 'e2e/robustness', use: { ...desktop } },
    {
      name: 'database',
      testDir: JOURNEYS,
      testMatch: 'vacancy-application.spec.ts',
      use: { ...desktop, baseURL: modes.database.origin },
    },
    {
      name: 'api-origin',
      testDir: JOURNEYS,
      testMatch: 'vacancy-application.spec.ts',
      use: { ...desktop, baseURL: modes.origin.origin },
    },
    {
      name: 'full-chromium',
      testDir: 'e2e/layouts',
      testMatch: FULL_CHROMIUM_TESTS,
      testIgnore: fullChromium ? [] : NONE,
      use: { ...desktop, launchOptions: launchOptions(fullChromium) },
    },
  ],
});
