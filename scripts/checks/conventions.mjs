import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findViolations } from './convention-rules.mjs';

/** `npm run check:conventions`: prints what breaks a convention, and exits with 1 when anything does. */
const CODE = /\.(?:tsx?|mjs|cjs)$/;

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => CODE.test(path) && existsSync(path));
const violations = findViolations(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exit(1);
