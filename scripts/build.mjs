import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommands } from './build/commands.mjs';

const DIST = process.env.NEXT_DIST_DIR ?? '.next';
const BUILD_RECORD = path.join(DIST, 'built-from.json');
/** Paths that a build does not read, or that it writes. `public/` and `content/` are read at run time. */
const IGNORED_PATHS = new Set([
  'node_modules',
  'tests',
  'e2e',
  'docs',
  'public',
  'content',
  'scripts',
  'coverage',
  'test-results',
  'playwright-report',
  'next-env.d.ts',
  'biome.json',
  'drizzle.config.ts',
  'knip.json',
  'playwright.browsers.config.ts',
  'playwright.config.ts',
  'vitest.config.ts',
  'tsconfig.json',
]);
const SOURCE = /\.(tsx?|mjs|cjs|js|json|css|sql)$/;

function sources(folder = '.') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.name.startsWith('.') || IGNORED_PATHS.has(file)) return [];
    if (entry.isDirectory()) return sources(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

/**
 * Returns a hash of the sources. It uses their content instead of dates, so that a build stays valid after switching
 * branches and back.
 */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources().sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const buildId = () => readFileSync(path.join(DIST, 'BUILD_ID'), 'utf8');

/** Returns whether DIST contains a complete build of exactly these sources. */
export function isBuilt() {
  try {
    const record = JSON.parse(readFileSync(BUILD_RECORD, 'utf8'));
    return record.buildId === buildId() && record.sources === fingerprint();
  } catch {
    return false;
  }
}

/**
 * The first line of a script whose functions are all compiled before it runs, in another thread
 * (https://v8.dev/blog/explicit-compile-hints). Other browsers than Chromium see a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts are compiled in a few milliseconds, which is not worth the bytes of the hint. */
const MIN_BYTES = 20_000;

/**
 * Adds the hint to the large scripts of a build (decision 0156). Without it a browser compiles each function when it is first
 * called, while the user waits.
 * @param {string} dist the folder of the build
 */
function addCompileHints(dist) {
  const folder = path.join(dist, 'static/chunks');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = path.join(folder, name);
    const script = readFileSync(file, 'utf8');
    // A build that changes nothing leaves the files of the last one as they are.
    if (script.length >= MIN_BYTES && !script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}

/**
 * Builds the site and records the hash of the sources afterwards, so that an interrupted build is never considered
 * complete.
 */
export async function build() {
  rmSync(BUILD_RECORD, { force: true });
  const sourcesHash = fingerprint();
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    // The terminal also sends the signal to the child. The parent waits for the child's cleanup.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('exit', (status, signal) => resolve(signal ? 130 : status));
  });
  if (code !== 0) process.exit(code);
  addCompileHints(DIST);
  await bundleCommands();
  writeFileSync(BUILD_RECORD, JSON.stringify({ buildId: buildId(), sources: sourcesHash }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--if-changed') && isBuilt()) {
    console.log('The site is already built from these sources.');
    await bundleCommands();
  } else await build();
}
