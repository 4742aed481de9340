import { env } from '@/config/env';
import { checkCsrfCookie } from './check-cookies';
import { checkLists, checkMemberCaching, checkWords } from './check-lists';
import { checkPictures } from './check-pictures';
import { checkMemberReads, checkReads, type Reads } from './check-reads';
import { type Credentials, checkCsrf, checkLogin, checkLogout } from './check-session';
import {
  checkCors,
  checkErrorShape,
  checkForwardedHost,
  checkHost,
  checkLeaks,
  checkSchemes,
} from './check-settings';
import { checkWriteCalls } from './check-write-calls';
import { checkWrites } from './check-writes';
import { collectWhileReachable } from './collect-while-reachable';
import { describeFailure, isBlocked } from './failures';
import { OriginClient } from './origin-client';
import type { Report, Row } from './report';

export interface CheckOptions {
  /** The address of the API, without a path. */
  origin: string;
  credentials?: Credentials | undefined;
  /** Also makes the writes of the main journey. Needs credentials. */
  writes?: boolean;
  signal?: AbortSignal;
}

/** Returns the rows with those of the same subject replaced by newer ones, in their place. */
function replaceRows(rows: readonly Row[], newer: readonly Row[]): Row[] {
  const subjects = new Set(rows.map(({ subject }) => subject));
  return [
    ...rows.flatMap((row) => {
      const own = newer.filter(({ subject }) => subject === row.subject);
      return own.length > 0 ? own : [row];
    }),
    ...newer.filter(({ subject }) => !subjects.has(subject)),
  ];
}

/** Returns a row when the API rejects every call before it looks at the path; all others would then say the same. */
async function findBlock(client: OriginClient): Promise<Row | undefined> {
  const replies = [await client.call('GET', '/categories/'), await client.call('GET', '/vacancies/?page=1')];
  const [first] = replies;
  if (!first || !replies.every(isBlocked)) return undefined;
  return { group: 'reads', subject: 'すべての呼び出し', ...describeFailure(first, client.origin) };
}

/** Logs in, where an account is given, and makes the calls of members. @returns all rows so far, and the reads */
async function checkAsMember(
  client: OriginClient,
  { credentials, writes }: CheckOptions,
  anonymous: Row[],
  anonymousReads: Reads,
) {
  if (!credentials) return { rows: [...anonymous, ...checkCsrfCookie(client, false)], reads: anonymousReads };
  let reads = anonymousReads;
  let isLoggedIn = false;
  const found = await collectWhileReachable(async (add) => {
    const login = await checkLogin(client, credentials);
    add(login.rows);
    isLoggedIn = login.isLoggedIn;
    if (!isLoggedIn) return;
    reads = await checkMemberReads(client, anonymousReads);
    add([await checkMemberCaching(client)]);
    if (writes) await checkWrites(client, reads.replies, add);
  });
  return { rows: replaceRows(anonymous, found), reads, isLoggedIn };
}

/**
 * Checks whether the site can be used with an API. Settings of the site, such as SITE_ORIGIN, are those of this process.
 * @throws NoReplyError when the API cannot be reached
 */
export async function runChecks(options: CheckOptions): Promise<Report> {
  const { origin, credentials, signal } = options;
  const client = new OriginClient(origin, signal);
  const site = env().SITE_ORIGIN;
  const block = await findBlock(client);
  if (block) return { origin, site, rows: [block, ...checkSchemes(origin)] };

  const anonymousReads = await checkReads(client);
  const { rows, reads, isLoggedIn } = await checkAsMember(
    client,
    options,
    await checkWriteCalls(client),
    anonymousReads,
  );
  const safety = await collectWhileReachable(async (add) => {
    add(await checkLists(client));
    add(checkWords(reads.replies));
    add(await checkPictures(client, reads.replies));
    add([await checkHost(client)]);
    add(await checkForwardedHost(client));
    add([await checkCors(client), await checkErrorShape(client)]);
    if (credentials && isLoggedIn) {
      add([await checkCsrf(client)]);
      add(await checkLogout(client, credentials));
    }
  });
  const all = replaceRows([...reads.rows, ...rows, ...checkSchemes(origin)], [...safety, checkLeaks(client)]);
  return { origin, site, rows: all };
}
