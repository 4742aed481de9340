import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** Runs all stages of `npm test` in order. A failed stage does not prevent the later ones from running. */
const RESULTS = 'test-results';

const vitest = (name, ...projects) => ({
  name,
  command: ['npx', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  options: ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${name}.json`],
  count: ({ numPassedTests, numFailedTests, numTotalTestSuites, numFailedTestSuites }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded fails without any failed test.
    failed: numFailedTests || (numTotalTestSuites > 0 ? numFailedTestSuites : 1),
  }),
});

const stages = [
  vitest('unit-server-screens', 'unit*', 'server*', 'screens'),
  { name: 'build', command: ['node', 'scripts/build.mjs', '--if-changed'], options: [] },
  vitest('lifecycle', 'lifecycle'),
  { name: 'chromium', command: ['node', 'scripts/chromium.mjs'], options: [] },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test'],
    options: ['--reporter=list,json'],
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
];

function run({ name, command: [program, ...args], options, count }) {
  console.log(`\n── ${name} ──`);
  const report = `${RESULTS}/${name}.json`;
  const { status } = spawnSync(program, [...args, ...options], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const failedAtAll = status === 0 ? 0 : 1;
  if (!count) return { passed: 0, failed: failedAtAll };
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: Math.max(failed, failedAtAll) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let passed = 0;
let failed = 0;
for (const stage of stages) {
  const result = run(stage);
  passed += result.passed;
  failed += result.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
