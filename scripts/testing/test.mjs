import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reports } from './reports.mjs';

/**
 * `npm test` runs the stages of before each commit, `node scripts/testing/test.mjs <stage>…` those that are named, and
 * `--total` adds the numbers of the last `npm test` to the last line. A failed stage does not prevent the later ones from
 * running. The failures are repeated at the end, since a log that is cut off keeps its last lines.
 */
const RESULTS = 'test-results';
const COUNTS_OF_NPM_TEST = `${RESULTS}/npm-test.json`;

const vitest = (projects, workers = availableParallelism() + 1) => ({
  command: [
    ...['npx', 'vitest', 'run', `--maxWorkers=${workers}`],
    ...projects.flatMap((project) => ['--project', project]),
  ],
  report: reports.vitest,
});
const playwright = (...projects) => ({
  command: ['npx', 'playwright', 'test', ...projects.flatMap((project) => ['--project', project])],
  report: reports.playwright,
});

const build = { name: 'build', command: ['node', 'scripts/build.mjs', '--if-changed'] };
const chromium = { name: 'chromium', command: ['node', 'scripts/testing/chromium.mjs'] };
// Tests that start sites mostly wait for processes, which one more worker uses for other tests.
const workersForSites = availableParallelism() + 2;
const stages = [
  {
    name: 'vitest',
    ...vitest(['unit*', 'components*', 'server*', 'screens*', 'start'], workersForSites),
  },
  { name: 'start', ...vitest(['start'], workersForSites) },
  { name: 'journeys', ...playwright('embedded', 'database', 'api-origin') },
  { name: 'check', command: ['npm', 'run', 'check'] },
  { name: 'bundles', command: ['npm', 'run', 'bench:bundle'] },
  { name: 'lifecycle', ...vitest(['lifecycle'], workersForSites) },
  { name: 'layouts', ...playwright('layouts', 'phone', 'touch', 'narrow', 'full-chromium') },
  { name: 'robustness', ...playwright('robustness') },
  {
    name: 'snapshots',
    command: ['npx', 'playwright', 'test', '--config', 'playwright.snapshots.config.ts'],
    report: reports.playwright,
  },
];

function run({ name, command: [program, ...args], report }) {
  console.log(`\n── ${name} ──`);
  const file = `${RESULTS}/${name}.json`;
  const { status } = spawnSync(program, [...args, ...(report?.options(file) ?? [])], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const failedAtAll = status === 0 ? 0 : 1;
  const stageFailure = `  ✗ the stage ${name} ended with code ${status}`;
  if (!report) return { passed: 0, failed: failedAtAll, descriptions: failedAtAll ? [stageFailure] : [] };
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed } = report.count(results);
    const descriptions = report.failures(results);
    if (failedAtAll && descriptions.length === 0) descriptions.push(stageFailure);
    return { passed, failed: Math.max(failed, failedAtAll), descriptions };
  } catch {
    return { passed: 0, failed: 1, descriptions: [stageFailure] };
  }
}

/** Returns the numbers of the last `npm test`. One that was cut off counts as a failure. */
function readNpmTest() {
  try {
    return JSON.parse(readFileSync(COUNTS_OF_NPM_TEST, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, descriptions: ['  ✗ npm test did not end'] };
  }
}

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const isNpmTest = named.length === 0;
const unknown = named.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const chosen = stages.filter(({ name }) => (isNpmTest ? ['vitest', 'journeys'] : named).includes(name));
const needsChromium = chosen.some(({ report }) => report === reports.playwright);

if (isNpmTest) rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const results = [build, ...(needsChromium ? [chromium] : []), ...chosen].map(run);
if (words.includes('--total')) results.unshift(readNpmTest());
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
const descriptions = results.flatMap((result) => result.descriptions);
if (isNpmTest) writeFileSync(COUNTS_OF_NPM_TEST, JSON.stringify({ passed, failed, descriptions }));
if (descriptions.length > 0) console.log(`\n── failures ──\n${descriptions.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
