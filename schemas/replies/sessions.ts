import { listOf } from './reply-record';

/** GET /sessions/, which an API of another operator may not have. */
export const sessionsReply = listOf((row) => ({
  id: row.requiredText('id'),
  browser: row.textOrNull('browser'),
  os: row.textOrNull('os'),
  created_at: row.instant('created_at'),
  last_seen_at: row.instant('last_seen_at'),
  is_current: row.boolean('is_current', false),
}));

/** A login as screens use it. */
export type LoginSession = ReturnType<typeof sessionsReply>[number];
