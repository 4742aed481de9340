import { siteLog } from '@/gateway/log';

/** Names of calls and paths come from this site's code, so there are few of them. The limit is a safeguard. */
const MAX_REPORTED = 1_000;
const reported = new Set<string>();

/** Returns the call without the ids in its path. */
const callOf = (path: string): string => `GET ${path.replace(/\/[^/]*\d[^/]*(?=\/)/g, '/{id}')}`;

/**
 * Logs the fields of a reply that could not be understood, each once, and without a value of the reply.
 * @param issues paths of fields; '' is the whole body
 */
export function reportReplyIssues(path: string, issues: ReadonlySet<string>): void {
  const call = callOf(path);
  const fields = [...issues]
    .map((issue) => issue || '(body)')
    .filter((field) => !reported.has(`${call} ${field}`));
  if (fields.length === 0 || reported.size >= MAX_REPORTED) return;
  for (const field of fields) reported.add(`${call} ${field}`);
  siteLog().warn({ call, fields }, 'fields of a reply could not be understood');
}
