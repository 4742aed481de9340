import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectConfiguration } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };
// __NEXT_MANUAL_TRAILING_SLASH corresponds to next.config's skipTrailingSlashRedirect: next/link then keeps the
// trailing slash as it is.
// Nothing is kept, so that a page shows what a test has just changed.
const env = { LOG_LEVEL: 'error', PAGE_CACHE_MB: '0', TZ: 'UTC', __NEXT_MANUAL_TRAILING_SLASH: 'true' };

/** The site's settings, which instrumentation provides on the server and the page in the browser. */
const siteConfig = 'tests/setup/site-config.ts';

/**
 * Vitest itself does so only for `import.meta.glob(` without a type argument. Otherwise a test would keep the list of files of
 * the run that cached it.
 */
const globsAreNotCached: Plugin = {
  name: 'globs-are-not-cached',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : null,
    ),
};

type Options = NonNullable<Extract<TestProjectConfiguration, { test?: unknown }>['test']>;

/** Returns the test files of a folder below tests/. */
const testFiles = (folder: string): string[] =>
  readdirSync(new URL(`tests/${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path));

/** Splits files into those whose text matches, and the others. */
function split(files: string[], pattern: RegExp): { matching: string[]; others: string[] } {
  const isMatch = (path: string) => pattern.test(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const matching = files.filter(isMatch);
  return { matching, others: files.filter((path) => !matching.includes(path)) };
}

/** Long, because other programs may use the machine at the same time. It only decides how soon a hung test is reported. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * Such a file replaces modules, loads them again, or says that it sets what a module reads once. Other files must not see
 * that.
 */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(|^\/\/ @isolated\b/m;

/** Rendering makes much garbage that is short-lived. With more room for it, workers need about a tenth less of the processor. */
const execArgv = ['--max-semi-space-size=64'];

const project = (name: string, test: Options) => ({
  resolve: { alias },
  plugins: [globsAreNotCached],
  test: { name, env, execArgv, setupFiles: [siteConfig], ...timeouts, ...test },
});

/**
 * Returns two projects for the given files. Files of the first share the modules of their worker, which are then loaded
 * once instead of once for each file. Files of the second change modules, so each has a worker of its own.
 * @param sharingOptions of the first one only
 */
function projectsOf(name: string, files: string[], options: Options = {}, sharingOptions: Options = {}) {
  const { matching: isolated, others: shared } = split(files, CHANGES_MODULES);
  return [
    project(name, { ...options, ...sharingOptions, include: shared, isolate: false }),
    project(`${name}-isolated`, { ...options, include: isolated }),
  ];
}

const unit = split(testFiles('unit'), /^\/\/ @vitest-environment jsdom/);
// Styled Components then inserts each rule by itself, as in production. Otherwise it adds text to one style element, which
// jsdom parses again as a whole for each rule.
const renderingEnv = { ...env, SC_DISABLE_SPEEDY: 'false' };
const renderingSetup = [siteConfig, 'tests/setup/dom.ts'];
const rendering: Options = { env: renderingEnv, environment: 'jsdom', setupFiles: renderingSetup };
const sharesWindow: Options = { setupFiles: [...renderingSetup, 'tests/setup/shared-window.ts'] };
const withDatabase: Options = { globalSetup: ['tests/setup/postgres.ts'] };

/** The test projects. Browser tests use Playwright and are in e2e/. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which halves the speed on a machine with two cores. One more than there are
    // cores uses the time in which others wait for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    experimental: { fsModuleCache: true },
    projects: [
      ...projectsOf('unit', unit.others),
      ...projectsOf('components', unit.matching, rendering, sharesWindow),
      ...projectsOf('server', testFiles('server'), withDatabase),
      ...projectsOf('screens', testFiles('screens'), { ...rendering, ...withDatabase }, sharesWindow),
      // These tests kill servers on purpose, so their errors are not logged.
      ...['start', 'lifecycle'].map((name) =>
        project(name, { include: [`tests/${name}/**/*.test.ts`], env: { ...env, LOG_LEVEL: 'silent' } }),
      ),
    ],
  },
});
