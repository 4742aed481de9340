import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWebKit } from './browser-drivers.mjs';

/**
 * `npm run test:browsers` runs the main journey in the WebKit of the system (decision 0095). It is not part of
 * `npm test`, which runs on machines with Node and npm only.
 */
const { reason } = findWebKit();
if (reason) {
  console.log(`Skipped: ${reason}`);
  process.exit(0);
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'kaikei-browsers-'));
// PostgreSQL needs read access because it runs as another user when this runs as root.
chmodSync(dataDir, 0o755);
process.env.DATA_DIR = dataDir;
if (run('node', 'scripts/build.mjs', '--if-changed'))
  run('npx', 'playwright', 'test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2));
rmSync(dataDir, { recursive: true, force: true });
