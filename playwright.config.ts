import { defineConfig, devices } from '@playwright/test';
import { modes, sameDaySite } from './e2e/setup/modes';
import { findOnPath } from './scripts/helpers/find-on-path.mjs';
import { findChromium, findFullChromium } from './scripts/testing/chromium.mjs';

const executablePath = findChromium();
const fullChromium = findFullChromium();

/** Layouts differ a little between the headless shell and the browser that people use. */
const LAYOUT_TESTS = [
  'large-text.spec.ts',
  'long-texts.spec.ts',
  'phrases.spec.ts',
  'tablet-layout.spec.ts',
  'text-spacing.spec.ts',
  'vacancy-preview.spec.ts',
];

/** How screens look in other widths, colours and media. */
const LOOK_TESTS = [
  'color-scheme.spec.ts',
  'connection-line.spec.ts',
  'focus-in-view.spec.ts',
  'headers.spec.ts',
  'member-menus.spec.ts',
  'numbers.spec.ts',
  'print.spec.ts',
  'room.spec.ts',
  'scrollbars.spec.ts',
  'style-recalculation.spec.ts',
];

/** What a bad network, hostile texts and early or random input do. */
const ROBUSTNESS_TESTS = [
  'before-hydration.spec.ts',
  'broken-links.spec.ts',
  'hostile-content.spec.ts',
  'hostile-texts.spec.ts',
  'hydration.spec.ts',
  'late-scripts.spec.ts',
  'network.spec.ts',
  'random-presses.spec.ts',
  'slow-network.spec.ts',
];

/** Browsers that Playwright does not drive (decision 0095), and the snapshots, which have a site of their own. */
const ELSEWHERE = ['browsers/**', 'aria/**'];
/** A project whose programs are not installed has no tests. */
const NONE = ['**'];

const launchOptions = (browser: string | undefined) => ({
  ...(browser && { executablePath: browser }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const phone = { ...devices['Pixel 5'], viewport: { width: 375, height: 780 } };
/** The snapshots need Debian's package faketime. */
const ignoredSnapshots = findOnPath('faketime') ? [] : NONE;
const snapshots = { testMatch: 'aria/*.spec.ts', testIgnore: ignoredSnapshots };

/**
 * Tests in a real browser against the built site. `npm test` runs the journeys in one width, and the main one in each of the
 * three modes. The other projects are run by `npm run test:layouts`, `test:robustness` and `test:snapshots`.
 */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: ELSEWHERE,
  snapshotPathTemplate: '{testDir}/aria/snapshots/{projectName}/{arg}{ext}',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/setup/servers.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Long, because other programs may use the machine at the same time. They only decide how soon a failure is reported.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'ja-JP',
    // A time zone other than Japan's, because displayed times must not depend on it.
    timezoneId: 'America/New_York',
    // Recording takes an eighth of the time. `--trace on` records a test that has failed.
    trace: 'off',
    launchOptions: launchOptions(executablePath),
  },
  projects: [
    {
      name: 'embedded',
      testIgnore: [...ELSEWHERE, ...LAYOUT_TESTS, ...LOOK_TESTS, ...ROBUSTNESS_TESTS],
      use: { ...desktop, baseURL: modes.embedded.origin },
    },
    {
      name: 'layouts',
      testMatch: [...LAYOUT_TESTS, ...LOOK_TESTS],
      use: { ...desktop, baseURL: modes.embedded.origin },
    },
    {
      name: 'robustness',
      testMatch: ROBUSTNESS_TESTS,
      use: { ...desktop, baseURL: modes.embedded.origin },
    },
    {
      name: 'phone',
      testMatch: [
        'vacancy-application.spec.ts',
        'accessibility.spec.ts',
        'settings.spec.ts',
        'required-modals.spec.ts',
        'registration.spec.ts',
        'mypage.spec.ts',
        'resume.spec.ts',
        'cpe.spec.ts',
        'condition-changes.spec.ts',
      ],
      use: { ...phone, baseURL: modes.embedded.origin },
    },
    {
      name: 'database',
      testMatch: 'vacancy-application.spec.ts',
      use: { ...desktop, baseURL: modes.database.origin },
    },
    {
      name: 'api-origin',
      testMatch: 'vacancy-application.spec.ts',
      use: { ...desktop, baseURL: modes.origin.origin },
    },
    { ...snapshots, name: 'aria', use: { ...desktop, baseURL: sameDaySite.origin } },
    {
      ...snapshots,
      name: 'aria-phone',
      // A phone sends the same.
      testIgnore: [...ignoredSnapshots, 'aria/sent-forms.spec.ts'],
      use: { ...phone, baseURL: sameDaySite.origin },
    },
    {
      name: 'full-chromium',
      testMatch: LAYOUT_TESTS,
      testIgnore: fullChromium ? [] : NONE,
      use: { ...desktop, baseURL: modes.embedded.origin, launchOptions: launchOptions(fullChromium) },
    },
  ],
});
