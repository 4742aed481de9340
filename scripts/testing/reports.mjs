import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Returns the first lines of a failure's message without terminal colours, indented. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
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

/** How the JSON report of each test runner is read. */
export const reports = {
  vitest: {
    options: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: ({ numPassedTests, numFailedTests, numTotalTestSuites, numFailedTestSuites }) => ({
      passed: numPassedTests,
      // A file that cannot be loaded fails without any failed test.
      failed: numFailedTests || (numTotalTestSuites > 0 ? numFailedTestSuites : 1),
    }),
    failures: vitestFailures,
  },
  playwright: {
    options: () => ['--reporter=list,json', '--pass-with-no-tests'],
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    failures: playwrightFailures,
  },
};
