import type { QueryClient } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import type { Credentials } from '@/schemas/auth';
import { noReplyOf, type OriginClient } from './origin-client';
import type { Group, Row, State } from './report';

export type Finding = Pick<Row, 'state' | 'detail' | 'remedy'>;

const finding =
  (state: State) =>
  (detail = '', remedy = ''): Finding => ({ state, detail, remedy });
export const works = finding('works');
export const defaults = finding('defaults');
export const notice = finding('notice');
export const missing = finding('missing');
export const dangerous = finding('dangerous');
export const unchecked = finding('unchecked');

/** What the checks of one run know. */
export interface Run {
  client: OriginClient;
  credentials?: Credentials | undefined;
  isLoggedIn: boolean;
  /** The names of the cookies before the login. */
  visitorCookies?: readonly string[];
  /** Has what the site's queries have read. */
  queries: QueryClient;
}

/**
 * One check, a row of a table. It asks the API for something, and returns what it has found, with the setting to change.
 * Without findings there is no row in the report.
 */
export type Check = readonly [
  group: Group,
  subject: string,
  find: (run: Run) => Promise<Finding | Finding[]>,
];

/** Runs checks one after the other. One without a reply that the site would read is missing. */
export async function runAll(checks: readonly Check[], run: Run): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [group, subject, find] of checks) {
    const found = await find(run).catch((error: unknown) => {
      const noReply = noReplyOf(error);
      if (noReply) return missing(noReply.message, noReply.remedy);
      if (error instanceof ApiCallError) return unchecked('必要な応答を読み取れないため、確認していません。');
      throw error;
    });
    rows.push(...[found].flat().map((each) => ({ group, subject, ...each })));
  }
  return rows;
}
