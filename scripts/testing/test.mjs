import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs all stages of `npm test` in order. A failed stage does not prevent the later ones from running. The failures are
 * repeated at the end, since a log that is cut off keeps its last lines.
 */
const RESULTS = 'test-results';

/** Returns the first lines of a failure's message without terminal colours, indented. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 6)
    .map((line) => `      ${line}`)
    .join('\n');

const describeFailure = (file, title, message) => `  ✗ ${file} › ${title}\n${firstLines(message)}`;

/** Returns the failures in a JSON report of Vitest: failed tests, and files that could not be loaded. */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('', name);
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure(file, test.fullName, test.failureMessages[0]));
    return failures.length === 0 && status === 'failed'
      ? [describeFailure(file, 'the file itself', message)]
      : failures;
  });

/** Returns the failures in the suites of a JSON report of Playwright, with those that passed only when repeated. */
const playwrightFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        describeFailure(
          `e2e/${file}`,
          `[${projectName}] ${title}`,
          results.find(({ error }) => error)?.error.message,
        ),
      ),
  ),
  ...suites.flatMap(playwrightFailures),
];

/**
 * All tests without a browser. Those of the lifecycle mostly wait for processes, which one more worker uses for other
 * tests.
 */
const vitest = {
  name: 'vitest',
  command: ['npx', 'vitest', 'run', `--maxWorkers=${availableParallelism() + 2}`],
  options: ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`],
  count: ({ numPassedTests, numFailedTests, numTotalTestSuites, numFailedTestSuites }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded fails without any failed test.
    failed: numFailedTests || (numTotalTestSuites > 0 ? numFailedTestSuites : 1),
  }),
  failures: vitestFailures,
};

const stages = [
  { name: 'build', command: ['node', 'scripts/build.mjs', '--if-changed'], options: [] },
  vitest,
  { name: 'chromium', command: ['node', 'scripts/testing/chromium.mjs'], options: [] },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test'],
    options: ['--reporter=list,json'],
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    failures: playwrightFailures,
  },
];

function run({ name, command: [program, ...args], options, count, failures }) {
  console.log(`\n── ${name} ──`);
  const report = `${RESULTS}/${name}.json`;
  const { status } = spawnSync(program, [...args, ...options], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const failedAtAll = status === 0 ? 0 : 1;
  const stageFailure = `  ✗ the stage ${name} ended with code ${status}`;
  if (!count) return { passed: 0, failed: failedAtAll, descriptions: failedAtAll ? [stageFailure] : [] };
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { passed, failed } = count(results);
    const descriptions = failures(results);
    if (failedAtAll && descriptions.length === 0) descriptions.push(stageFailure);
    return { passed, failed: Math.max(failed, failedAtAll), descriptions };
  } catch {
    return { passed: 0, failed: 1, descriptions: [stageFailure] };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const results = stages.map(run);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failed = sum('failed');
const descriptions = results.flatMap((result) => result.descriptions);
if (descriptions.length > 0) console.log(`\n── failures ──\n${descriptions.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
