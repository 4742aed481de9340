import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Prints how many kB of gzipped JavaScript each page loads first in addition to an empty page of the same Next version
 * without our configuration (decision 0017). It counts every script in the HTML for a visitor. Code that next/dynamic
 * loads for members (menus, forms) is not included. Exits with 1 when a page is over its budget.
 */
const DIST = process.env.NEXT_DIST_DIR ?? '.next';
const EMPTY = '.next-empty';
const BUDGET = { list: 100, form: 135 };
const FORMS = /auth|entry|confirm|mypage|contact/;

const build = (folder) =>
  spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: undefined },
  });

function emptyApp() {
  rmSync(EMPTY, { recursive: true, force: true });
  mkdirSync(path.join(EMPTY, 'pages'), { recursive: true });
  writeFileSync(path.join(EMPTY, 'package.json'), '{"type":"module"}');
  // The empty project needs its own config, because Next would otherwise use ours.
  writeFileSync(path.join(EMPTY, 'next.config.mjs'), 'export default {};\n');
  writeFileSync(path.join(EMPTY, 'pages/index.jsx'), 'export default function Empty() { return null; }\n');
  const { status } = build(EMPTY);
  if (status !== 0) throw new Error('The empty page could not be built.');
  return path.join(EMPTY, '.next');
}

function sizes(dist) {
  const {
    pages,
    rootMainFiles = [],
    polyfillFiles = [],
    lowPriorityFiles = [],
  } = JSON.parse(readFileSync(path.join(dist, 'build-manifest.json'), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(path.join(dist, file))).length / 1000;
  return Object.fromEntries(
    Object.entries(pages).map(([page, files]) => {
      // Only old browsers load the polyfills.
      const scripts = new Set(
        [...files, ...rootMainFiles, ...(pages['/_app'] ?? []), ...lowPriorityFiles].filter((file) =>
          file.endsWith('.js'),
        ),
      );
      for (const file of polyfillFiles) scripts.delete(file);
      return [page, [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)];
    }),
  );
}

if (!existsSync(path.join(DIST, 'build-manifest.json'))) {
  console.error('Build the site first: npm run build');
  process.exit(1);
}
const empty = sizes(emptyApp())['/'];
rmSync(EMPTY, { recursive: true, force: true });
console.log(`empty page ${empty.toFixed(1)} kB gz`);
let pagesOverBudget = 0;
for (const [page, size] of Object.entries(sizes(DIST)).sort()) {
  // Visitors never load the developers' pages of the demo.
  if (page.startsWith('/_') || page.startsWith('/dev/')) continue;
  const budget = FORMS.test(page) ? BUDGET.form : BUDGET.list;
  const over = size - empty;
  const isWithinBudget = over <= budget;
  if (!isWithinBudget) pagesOverBudget += 1;
  console.log(
    `${page.padEnd(26)} +${over.toFixed(1).padStart(5)} kB  ${isWithinBudget ? 'within' : 'OVER  '} ${budget}`,
  );
}
if (pagesOverBudget > 0) {
  console.error(`${pagesOverBudget} pages are over their budget.`);
  process.exit(1);
}
