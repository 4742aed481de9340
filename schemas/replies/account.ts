import { recordOf, writeReplyOf } from './readers';
import type { ReplyRecord } from './reply-record';

/** The replies about the account as screens use them. For an API with other field names, edit the names in this file. */

const readEmailChange = (row: ReplyRecord) => ({
  /** The new address; empty when the API does not tell it. */
  email: row.text('email'),
  expires_at: row.instant('expires_at'),
});

const readEmailChangeResult = (row: ReplyRecord) => ({
  /** Null when the API does not tell it. */
  success: row.boolean('success', null),
  /** A sentence, or a list of them. */
  error: row.value('error'),
});

const readGoogleLogin = (row: ReplyRecord) => ({
  code: row.textOrNull('code'),
  /** A sentence, or a list of them. A refusal may have its message in `error`. */
  message: row.value('message') ?? row.value('error'),
  url: row.textOrNull('url'),
});

/** GET /change-email/?token. */
export const emailChangeReply = recordOf(readEmailChange);
/** PATCH /change-email/ (spec §3). */
export const emailChangeResultReply = writeReplyOf(readEmailChangeResult);
/** POST /login/google/ (spec §3), with any status. */
export const googleLoginReply = writeReplyOf(readGoogleLogin);
