import { pageOf } from './readers';
import type { ReplyRecord } from './reply-record';

const readSession = (row: ReplyRecord) => ({
  id: row.requiredText('id'),
  browser: row.textOrNull('browser'),
  os: row.textOrNull('os'),
  created_at: row.instant('created_at'),
  last_seen_at: row.instant('last_seen_at'),
  is_current: row.boolean('is_current', false),
});

/** GET /sessions/, which an API of another operator may not have. */
export const sessionsReply = pageOf(readSession);

/** A session as screens use it. */
export type LoginSession = ReturnType<typeof readSession>;
