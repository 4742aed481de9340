import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs the Vitest files that docs/trust.md names, so that the document is their only list. */
const document = readFileSync(new URL('../../docs/trust.md', import.meta.url), 'utf8');
const files = new Set(
  [...document.matchAll(/`(tests\/(?:unit|server|screens)\/[\w./-]+\.test\.tsx?)`/g)].map(([, file]) => file),
);
const { status } = spawnSync('npx', ['vitest', 'run', ...files, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
