import { at, type Values } from './fields';
import { listReplyOf, recordReplyOf } from './replies';
import * as wire from './wire';

/** What the API tells about the account, and the requests about it. For an API with other field names, edit the paths. */

const email = at('email', wire.text);
const password = at('password', wire.text);
const token = at('token', wire.text);

/** POST /members/, which asks for a registration mail, and POST /issue-password-token/. */
export const emailRequest = { email };
/** POST /login/. */
export const loginRequest = { email, password };
/** POST /set-password/: the second step of the registration. */
export const setPasswordRequest = {
  token,
  password,
  family_name: at('family_name', wire.text),
  given_name: at('given_name', wire.text),
  family_name_kana: at('family_name_kana', wire.text),
  given_name_kana: at('given_name_kana', wire.text),
  terms_of_use: at('terms_of_use', wire.flag),
};
/** POST /change-password/. */
export const changePasswordRequest = {
  current_password: at('current_password', wire.text),
  new_password: at('new_password', wire.text),
};
/** POST /update-password/. */
export const updatePasswordRequest = { token, password };
/** POST /change-email/. */
export const changeEmailRequest = { email, password };
/** PATCH /change-email/. */
export const confirmEmailRequest = { token };
/** POST /login/google/ (spec §3). */
export const googleLoginRequest = {
  token,
  is_login: at('is_login', wire.flag),
  is_SNS_Integration: at('is_SNS_Integration', wire.flag),
  email: at('email', wire.textOrNull),
};
/** PATCH /members/{memberId}/withdraw/. */
export const withdrawalRequest = {
  reasons: at('reasons', wire.choices),
  comment: at('comment', wire.text),
  password,
};

/** GET /change-email/?token, GET /set-password/?token and GET /update-password/?token. */
export const mailedLinkFields = {
  /** The address of the account, or the new one; empty when the API does not return it. */
  email: at('email', wire.text),
  expires_at: at('expires_at', wire.instant),
};
export const mailedLinkReply = recordReplyOf(mailedLinkFields);
/** What an API says in place of these, with a status of success, about a link that no longer works (spec §3). */
export const linkRefusalFields = {
  success: at('success', { ...wire.flag, empty: true }),
  error: at('error', wire.textOrNull),
};

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
