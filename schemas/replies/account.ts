import type { ReplyRecord } from './reply-record';

/**
 * The replies about the account as screens use them. For an API with other field names, edit the names in this file. It
 * loads nothing lazily, because a write must work also when another script does not arrive.
 */

type Fields = Readonly<Record<string, unknown>>;

/** A write has succeeded whatever its reply looks like: a body that is no object has no fields. */
const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? { ...body } : {});

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** GET /change-email/?token, GET /set-password/?token and GET /update-password/?token. */
export const readMailedLink = (row: ReplyRecord) => ({
  /** The address of the account, or the new one; empty when the API does not return it. */
  email: row.text('email'),
  expires_at: row.instant('expires_at'),
});

/** POST /login/google/ (spec §3), with any status. */
export function readGoogleLogin(body: unknown) {
  const reply = fieldsOf(body);
  return {
    code: textOrNull(reply.code),
    /** A sentence, or a list of them. A refusal may have its message in `error`. */
    message: reply.message ?? reply.error,
    url: textOrNull(reply.url),
  };
}
