import { at, type Values } from './fields';
import { listReplyOf, recordReplyOf } from './replies';
import * as wire from './wire';

/** What the API tells about the account. For an API with other field names, edit the paths. */

/** GET /change-email/?token, GET /set-password/?token and GET /update-password/?token. */
export const mailedLinkFields = {
  /** The address of the account, or the new one; empty when the API does not return it. */
  email: at('email', wire.text),
  expires_at: at('expires_at', wire.instant),
};
export const mailedLinkReply = recordReplyOf(mailedLinkFields);

/** POST /login/google/ (spec §3). */
export const googleLoginFields = {
  code: at('code', wire.textOrNull),
  message: at('message', wire.textOrNull),
  url: at('url', wire.textOrNull),
};

export type GoogleLoginResult = Values<typeof googleLoginFields>;

/** A row of GET /sessions/, which an API of another operator may not have. */
export const sessionFields = {
  id: at('id', wire.required(wire.text)),
  /** The names of browser and operating system at the login; null when unknown. */
  browser: at('browser', wire.textOrNull),
  os: at('os', wire.textOrNull),
  created_at: at('created_at', wire.instant),
  /** Exact to the hour, because it is not written at each request. */
  last_seen_at: at('last_seen_at', wire.instant),
  /** True for the session that sends the request. */
  is_current: at('is_current', wire.flag),
};
export const sessionsReply = listReplyOf(sessionFields);
/** A session as screens use it. */
export type LoginSession = Values<typeof sessionFields>;
