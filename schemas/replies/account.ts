import { type ReplyRecord, recordOf } from './reply-record';

const readEmailChange = (row: ReplyRecord) => ({
  /** The new address; empty when the API does not tell it. */
  email: row.text('email'),
  expires_at: row.instant('expires_at'),
});

/** GET /change-email/?token. */
export const emailChangeReply = recordOf(readEmailChange);
