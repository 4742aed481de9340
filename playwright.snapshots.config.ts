import { defineConfig } from '@playwright/test';
import { sameDaySite } from './e2e/setup/modes';
import config, { desktop, NONE, phone } from './playwright.config';
import { findOnPath } from './scripts/testing/chromium.mjs';

/** They need Debian's package faketime. */
const testIgnore = findOnPath('faketime') ? [] : NONE;

/**
 * What assistive technology finds on each screen, and what forms send (`npm run test:snapshots`), on a site that is on the same
 * day in each run. After a wanted change: `npx playwright test --config playwright.snapshots.config.ts --update-snapshots`.
 */
export default defineConfig({
  ...config,
  testMatch: 'aria/*.spec.ts',
  fullyParallel: true,
  globalSetup: './e2e/setup/same-day-site.ts',
  snapshotPathTemplate: '{testDir}/aria/snapshots/{projectName}/{arg}{ext}',
  use: { ...config.use, baseURL: sameDaySite.origin },
  projects: [
    { name: 'aria', testIgnore, use: desktop },
    // A phone sends the same.
    { name: 'aria-phone', testIgnore: [...testIgnore, 'aria/sent-forms.spec.ts'], use: phone },
  ],
});
