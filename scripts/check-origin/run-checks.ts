import { createQueryClient } from '@/api/client';
import { bindCommand } from '@/api/transport/http-client';
import { env } from '@/config/env';
import { applicationChecks } from './application-checks';
import { describeFailure, isBlocked } from './failures';
import { type Check, type Run, runAll } from './findings';
import { LIST_CHECKS } from './list-checks';
import { OriginClient } from './origin-client';
import { CHOICE_CHECK, PART_CHECKS } from './part-checks';
import { READ_CHECKS } from './read-checks';
import type { Report, Row } from './report';
import { LEAK_CHECK, SCHEME_CHECKS, SETTING_CHECKS } from './safety-checks';
import { CSRF_COOKIE_CHECK, LOGIN_CHECK, LOGOUT_CHECKS, SESSION_CHECKS } from './session-checks';
import { writeCallChecks } from './write-calls';

export interface CheckOptions {
  /** The address of the API, without a path. */
  origin: string;
  credentials?: Run['credentials'];
  /** Also makes the writes of the main journey. Needs credentials. */
  writes?: boolean;
  signal?: AbortSignal | undefined;
}

/** Returns a row when the API rejects every call before it looks at the path; all others would then say the same. */
async function findBlock(client: OriginClient): Promise<Row | undefined> {
  const replies = [await client.call('GET', '/categories/'), await client.call('GET', '/vacancies/?page=1')];
  const [first] = replies;
  if (!first || !replies.every(isBlocked)) return undefined;
  return { group: 'reads', subject: 'すべての呼び出し', ...describeFailure(first, client.origin) };
}

/** Binds the site's own functions to an API. */
export function createRun({ origin, credentials, signal }: CheckOptions): Run {
  const client = new OriginClient(origin, signal);
  const queries = createQueryClient({ onServer: true });
  bindCommand(queries, client.http, (path) => client.notesOf(path));
  return { client, queries, credentials, isLoggedIn: false };
}

/**
 * Checks whether the site can be used with an API. Settings of the site, such as SITE_ORIGIN, are those of this process.
 * @throws NoReplyError when the API cannot be reached
 */
export async function runChecks({ origin, credentials, writes, signal }: CheckOptions): Promise<Report> {
  const run = createRun({ origin, credentials, signal });
  const { client } = run;
  const site = env().SITE_ORIGIN;
  const block = await findBlock(client);
  if (block) return { origin, site, rows: [block, ...(await runAll(SCHEME_CHECKS, run))] };

  /** The rows of each subject. Those of a later check replace those of an earlier one, in their place. */
  const found = new Map<string, Row[]>();
  const runEach = async (checks: readonly Check[]) => {
    for (const check of checks) {
      const [, subject] = check;
      const rows = await runAll([check], run);
      if (rows.length > 0) found.set(subject, rows);
    }
  };
  const isUnchecked = ([, subject]: Check) =>
    found.get(subject)?.some(({ state }) => state === 'unchecked') ?? false;

  await runEach(READ_CHECKS);
  await runEach(writeCallChecks());
  if (credentials) await runEach([LOGIN_CHECK]);
  await runEach([CSRF_COOKIE_CHECK, ...(run.isLoggedIn ? SESSION_CHECKS : [])]);
  if (run.isLoggedIn) await runEach([...READ_CHECKS.filter(isUnchecked), CHOICE_CHECK]);
  if (run.isLoggedIn && writes) await runEach([...PART_CHECKS, ...applicationChecks()]);
  await runEach([...SCHEME_CHECKS, ...LIST_CHECKS, ...SETTING_CHECKS]);
  if (run.isLoggedIn) await runEach(LOGOUT_CHECKS);
  await runEach([LEAK_CHECK]);
  return { origin, site, rows: [...found.values()].flat() };
}
