/** npm run provider -- …: the provider's command line, see docs/provider.md. */
import { userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { env } from '@/config/env';
import { startupMessage } from '@/config/startup-error';
import { openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { Refusal } from '@/server/http/errors';
import { reachDatabase } from '@/server/provider/database';
import { createProgram } from '@/server/provider/program';
import { ProviderError } from '@/server/provider/provider-error';

/** What the person can mend is one line; any other error is a defect and wants its stack. */
function wordsFor(error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  if (error instanceof Refusal) return error.error;
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
    return '同じ名前のファイルがあります。';
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'ファイルがありません。';
  return startupMessage(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Whoever reads may stop early, as `head` does: the action still goes through to its end and is written down. */
let isRead = true;
process.stdout.on('error', () => {
  isRead = false;
});
const print = (line: string) => {
  if (isRead) process.stdout.write(`${line}\n`);
};

async function run(url: string): Promise<void> {
  // Not named as the site's connections are: a restore refuses while those are there.
  const named = new URL(url);
  named.searchParams.set('application_name', 'kaikei-link provider');
  const { db, close } = openDatabase(named.href, 2);
  try {
    const place = { db, url, siteOrigin: env().SITE_ORIGIN, user: userInfo().username, print };
    await createProgram(place).parseAsync();
  } finally {
    await close();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  // Help needs no database; the pool connects with the first query, of which there is none.
  if (words.length === 0 || words.some((word) => ['help', '--help', '-h'].includes(word)))
    return run('postgres://localhost/none');
  const { url, stop } = await reachDatabase(env());
  try {
    await migrate(url);
    await run(url);
  } finally {
    await stop();
  }
}

main().catch((error) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exitCode = 1;
  }
});
