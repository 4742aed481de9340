import { env } from '@/config/env';
import { applicationChecks } from './application-checks';
import { type Check, type Credentials, describeFailure, isBlocked, type Run, runAll } from './findings';
import { listChecks, WORD_CHECKS } from './list-checks';
import { OriginClient } from './origin-client';
import { MEMBER_READ_CHECKS, READ_CHECKS } from './read-checks';
import type { Report, Row } from './report';
import { LEAK_CHECK, SCHEME_CHECKS, SETTING_CHECKS } from './safety-checks';
import {
  CACHING_CHECK,
  CSRF_COOKIE_CHECK,
  LOGIN_CHECK,
  LOGOUT_CHECKS,
  sessionCookieChecks,
} from './session-checks';
import { PART_CHECKS, writeCallChecks } from './write-checks';

export interface CheckOptions {
  /** The address of the API, without a path. */
  origin: string;
  credentials?: Credentials | undefined;
  /** Also makes the writes of the main journey. Needs credentials. */
  writes?: boolean;
  signal?: AbortSignal;
}

/** Returns a row when the API rejects every call before it looks at the path; all others would then say the same. */
async function findBlock(client: OriginClient): Promise<Row | undefined> {
  const replies = [await client.call('GET', '/categories/'), await client.call('GET', '/vacancies/?page=1')];
  const [first] = replies;
  if (!first || !replies.every(isBlocked)) return undefined;
  return { group: 'reads', subject: 'すべての呼び出し', ...describeFailure(first, client.origin) };
}

/**
 * Checks whether the site can be used with an API. Settings of the site, such as SITE_ORIGIN, are those of this process.
 * @throws NoReplyError when the API cannot be reached
 */
export async function runChecks({ origin, credentials, writes, signal }: CheckOptions): Promise<Report> {
  const client = new OriginClient(origin, signal);
  const run: Run = { client, credentials, isLoggedIn: false, replies: new Map() };
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
  const cookies = new Set(client.setCookies.keys());
  if (credentials) await runEach([LOGIN_CHECK]);
  if (run.isLoggedIn) await runEach(sessionCookieChecks(client, cookies));
  await runEach([CSRF_COOKIE_CHECK]);
  if (run.isLoggedIn) await runEach([...MEMBER_READ_CHECKS.filter(isUnchecked), CACHING_CHECK]);
  if (run.isLoggedIn && writes) await runEach([...PART_CHECKS, ...applicationChecks()]);
  await runEach([...SCHEME_CHECKS, ...listChecks(), ...WORD_CHECKS, ...SETTING_CHECKS]);
  if (run.isLoggedIn) await runEach(LOGOUT_CHECKS);
  await runEach([LEAK_CHECK]);
  return { origin, site, rows: [...found.values()].flat() };
}
