import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProblems } from './reference-rules.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders and files that are generated. */
const IGNORED =
  /^(?:node_modules|\.git|\.next.*|\.data|test-results|playwright-report|coverage|package-lock\.json)$/;
const TEXTS = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.md', '.yml', '.yaml', '.sql', '.example']);

/** @param {string} folder from the root, '' or with a slash at its end @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}${entry.name}/`) : [`${folder}${entry.name}`],
    );

/** @param {string} path */
const textOf = (path) => (TEXTS.has(extname(path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

const problems = findProblems(new Map(filesBelow('').map((path) => [path, textOf(path)])));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} references lead nowhere.`);
  process.exitCode = 1;
}
