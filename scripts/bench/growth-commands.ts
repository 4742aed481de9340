import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The heap that each command gets in MB: less than all applications need at once. */
const HEAP_MB = 128;

const COMMANDS: [title: string, words: (folder: string) => string[]][] = [
  ['dashboard', () => ['dashboard']],
  ['members list', () => ['members', 'list']],
  ['members list --json', () => ['members', 'list', '--json']],
  ['members inactive', () => ['members', 'inactive']],
  ['applications list', () => ['applications', 'list']],
  ['applications list --json', () => ['applications', 'list', '--json']],
  ['applications export', (folder) => ['applications', 'export', path.join(folder, 'vacancies.csv')]],
  [
    'applications export --seminars',
    (folder) => ['applications', 'export', '--seminars', path.join(folder, 'seminars.csv')],
  ],
  ['backup', (folder) => ['backup', path.join(folder, 'all.kaikei')]],
  ['members warn-inactive --dry-run', () => ['members', 'warn-inactive', '--dry-run']],
];

interface Result {
  code: number;
  seconds: number;
  megabytes: number;
}

/** Runs a command on a database. Its output is not kept. @returns undefined when the process ended without a result */
function run(url: string, words: string[]): Promise<Result | undefined> {
  const child = fork(fileURLToPath(new URL('./growth-command.ts', import.meta.url)), {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MB}`],
    env: { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: undefined },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(words);
  return new Promise((resolve) => {
    child.once('message', (result) => resolve(result as Result));
    child.once('exit', () => resolve(undefined));
  });
}

function describe(result: Result | undefined): string {
  if (!result) return `more than ${HEAP_MB} MB of heap`;
  if (result.code !== 0) return 'failed';
  return `${result.seconds.toFixed(1)} s, ${Math.round(result.megabytes)} MB`;
}

/** Runs each command on both databases, with a small heap. */
export async function runCommandCases(urls: { small: string; large: string }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-bench-'));
  try {
    const table: Record<string, { small: string; large: string }> = {};
    for (const [title, words] of COMMANDS) {
      const small = describe(await run(urls.small, words(path.join(folder, '.'))));
      const large = describe(await run(urls.large, words(await mkdtemp(path.join(folder, 'large-')))));
      table[title] = { small, large };
    }
    return table;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
