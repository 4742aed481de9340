import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the path of the first program of that name on the PATH, or undefined when there is none. */
export function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // The next folder of the PATH is tried.
    }
  }
}

/**
 * The headless shell is first: it needs less than half of the processor time for a page in a new browser context.
 */
const EXECUTABLE_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Returns the path of an installed Chromium: CHROMIUM_PATH, otherwise one on the PATH. Returns undefined when
 * Playwright's own must be used.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  return EXECUTABLE_NAMES.map(findOnPath).find(Boolean);
}

/** Returns the path of the Chromium that people use, when the tests themselves run in the headless shell. */
export function findFullChromium() {
  const full = EXECUTABLE_NAMES.slice(1).map(findOnPath).find(Boolean);
  return full === findChromium() ? undefined : full;
}

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

async function hasPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Installs Chromium if there is none: Playwright's download, otherwise Debian's packages (with Japanese fonts). */
async function ensureChromium() {
  if (findChromium() || (await hasPlaywrightChromium())) return;
  console.log('No Chromium found: installing one …');
  if (run('npx', ['playwright', 'install', 'chromium']) && (await hasPlaywrightChromium())) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return run(command, rest);
  };
  const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);
  apt('update');
  // Older versions of Debian have no separate package of the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (install(name, 'fonts-noto-cjk') && findChromium()) return;
  console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureChromium();
  const found = findChromium();
  if (found) console.log(execFileSync(found, ['--version', '--no-sandbox']).toString().trim());
}
