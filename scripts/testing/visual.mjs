import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * `npm run visual` compares the pictures of /dev/ui with those in `.visual/`. The first run and
 * `npm run visual -- --update` write them. Other arguments go to Playwright. The pictures are not committed, because
 * fonts and browsers differ between machines.
 */
const PICTURES = '.visual';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update') || !existsSync(PICTURES);

function run(command, ...commandArgs) {
  const { status } = spawnSync(command, commandArgs, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

// Pictures of components that no longer exist would stay otherwise.
if (isUpdate && args.every((arg) => arg === '--update')) rmSync(PICTURES, { recursive: true, force: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'kaikei-visual-'));
// PostgreSQL needs read access because it runs as another user when this runs as root.
chmodSync(dataDir, 0o755);
process.env.DATA_DIR = dataDir;
const isReady = run('node', 'scripts/testing/chromium.mjs') && run('npm', 'run', 'build');
if (isReady) {
  const options = isUpdate ? ['--update-snapshots=all'] : [];
  const rest = args.filter((arg) => arg !== '--update');
  run('npx', 'playwright', 'test', '--config', 'playwright.visual.config.ts', ...options, ...rest);
}
rmSync(dataDir, { recursive: true, force: true });
