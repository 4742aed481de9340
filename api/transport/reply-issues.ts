import pino from 'pino';
import { env } from '@/config/env';
import { createLogStream } from '@/lib/observability/log-stream';

/** Names of calls and paths come from this site's code, so there are few of them. The limit is a safeguard. */
const MAX_COUNTERS = 1_000;

/** On globalThis, because Next bundles pages separately, and each would count for itself. */
const globalRegistry = globalThis as { kaikeiReplyIssues?: Map<string, number> };

const counters = (): Map<string, number> => {
  globalRegistry.kaikeiReplyIssues ??= new Map();
  return globalRegistry.kaikeiReplyIssues;
};

/** Returns how often each field could not be understood, as `GET /vacancies/ results[].reward.min`. */
export const replyIssueCounts = (): ReadonlyMap<string, number> => counters();

/** Returns the call without the ids in its path. */
const callOf = (path: string): string => `GET ${path.replace(/\/[^/]*\d[^/]*(?=\/)/g, '/{id}')}`;

/**
 * Counts the fields of a reply that could not be understood, and logs each once. Neither the log nor the counters
 * contain a value of the reply.
 * @param issues paths of fields; '' is the whole body
 */
export function reportReplyIssues(path: string, issues: ReadonlySet<string>): void {
  const counts = counters();
  const newPaths: string[] = [];
  for (const issue of issues) {
    const key = `${callOf(path)} ${issue || '(body)'}`;
    const count = counts.get(key);
    if (count === undefined && counts.size >= MAX_COUNTERS) continue;
    if (count === undefined) newPaths.push(issue || '(body)');
    counts.set(key, (count ?? 0) + 1);
  }
  if (newPaths.length === 0) return;
  pino({ level: env().LOG_LEVEL, base: null }, createLogStream()).warn(
    { call: callOf(path), fields: newPaths },
    'fields of a reply could not be understood',
  );
}
