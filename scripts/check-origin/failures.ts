import { isSuccess } from '@/api/transport/calls';
import { env } from '@/config/env';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { errorSentence } from '@/lib/errors/error-body';
import { type Fields, valueAt } from '@/schemas/fields';
import { declarationsOf } from './declarations';
import { type Finding, missing, unchecked } from './findings';
import type { Recorded, Reply } from './origin-client';

/** Returns whether the API refuses a call for lack of a session, a token or a permission. */
export const isRefused = ({ status }: Pick<Reply, 'status'>): boolean => status === 401 || status === 403;
const isRedirect = ({ status }: Pick<Reply, 'status'>) => status >= 300 && status < 400 && status !== 304;

/** Returns whether Django rejects the request before it looks at the path: its host, or its scheme. */
export const isBlocked = (reply: Reply): boolean =>
  isRedirect(reply) || (reply.status === 400 && reply.json === undefined);

/** Returns the sentence with which the API explains an error; '' without one. */
export function messageOf({ json }: Reply): string {
  if (json === undefined) return '';
  return (errorSentence(json) ?? JSON.stringify(json)).slice(0, 200);
}

/** Returns whether a 403 is that of Django's CSRF check. */
export const isCsrfFailure = (reply: Reply): boolean =>
  reply.status === 403 && (/CSRF/i.test(reply.text) || valueAt(reply.json, 'code') === 'csrf_failed');

/** @param text of the error as Django REST Framework writes it, or of the page of Django's own check */
function csrfRemedy(text: string): string {
  if (/cookie not set|requires a CSRF cookie|CSRFクッキーを必須/i.test(text))
    return 'GET /categories/ か GET /members/me/ のビューに ensure_csrf_cookie を付け（クラスのビューでは dispatch に。メソッドに付けると、権限のない応答では設定されません）、CSRF_COOKIE_NAME を csrftoken にしてください。';
  if (/referer|origin/i.test(text))
    return 'ALLOWED_HOSTS と SECURE_PROXY_SSL_HEADER を確認し、CSRF_COOKIE_DOMAIN を外してください。USE_X_FORWARDED_HOST = True のときは、サイトに API_FORWARDED_HOST=site を設定してください。';
  return 'CSRF_COOKIE_NAME = "csrftoken"、CSRF_HEADER_NAME = "HTTP_X_CSRFTOKEN"、CSRF_USE_SESSIONS = False にしてください。HTTPSのサイトで前段のサーバーが Host を書き換えるときは、書き換えをやめるか、CSRF_TRUSTED_ORIGINS に API_ORIGIN のホストを（Django 4.0以降は https:// を付けて）加えてください。';
}

function redirectRemedy(location: string, origin: string): string {
  const isToHttps = URL.canParse(location, origin) && new URL(location, origin).protocol === 'https:';
  return isToHttps
    ? 'サイトの SITE_ORIGIN を https:// にし、Django に SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") を設定するか、https:// の API_ORIGIN を使ってください。'
    : 'API_ORIGIN を転送先のアドレスにするか、この呼び出しの転送をやめてください。';
}

/** The remedy for a call that the API does not have. */
export const NO_CALL = 'urls.py に /api/v3/public/ 以下のこのパスを加えてください。';

/** Returns what to do about the status of an error that has no other cause. */
function remedyOf(status: number): string {
  if (status === 404) return NO_CALL;
  if (status === 405) return 'ビューにこのメソッドを加えてください。';
  if (status === 429)
    return 'しばらく待って、もう一度確認してください。続くときは DEFAULT_THROTTLE_RATES と NUM_PROXIES を見直してください。';
  if (status >= 500) return 'APIのログでこの時刻のエラーを確認してください。';
  return 'APIのビューがこの要求を受け付けるか確認してください。';
}

/**
 * Returns why a call of the site fails, and the setting to change.
 * @param isMembers true for a call of a member, which must never be open to visitors, whatever its reply is
 */
export function describeFailure(reply: Reply, origin: string, isMembers = false): Finding {
  const { status } = reply;
  const location = reply.headers.get('location') ?? '';
  const seconds = reply.headers.get('retry-after');
  const detail = [status, messageOf(reply), seconds && `${seconds}秒後に再開`].filter(Boolean).join('：');
  if (isRedirect(reply))
    return missing(
      `${status} ${location} へ転送されます。サイトは転送に従いません。`,
      redirectRemedy(location, origin),
    );
  if (isSuccess(reply))
    return missing(
      'JSONではない応答です。',
      'ビューの renderer_classes に JSONRenderer を加え、前段のサーバーの設定を確認してください。',
    );
  if (isBlocked(reply)) {
    const { hostname } = new URL(env().API_FORWARDED_HOST === 'site' ? env().SITE_ORIGIN : origin);
    return missing(
      '400：Django がホスト名を拒否しています。',
      `ALLOWED_HOSTS に ${hostname} を加えてください。`,
    );
  }
  if (isCsrfFailure(reply)) return missing(detail, csrfRemedy(reply.text));
  if (isRefused(reply))
    return missing(
      detail,
      isMembers
        ? 'ログインした会員に許可されているか、ビューの permission_classes（IsAuthenticated）とAPIの規則を確認してください。'
        : '公開の呼び出しです。ビューの permission_classes を AllowAny か IsAuthenticatedOrReadOnly にしてください。',
    );
  return missing(detail, remedyOf(status));
}

/** The sentences of Django REST Framework for a member whom the view's permissions exclude. */
const PERMISSION_DENIED = /permission to perform|実行する権限/;

/** Returns the last reply of recorded calls. */
export const lastReply = ({ exchanges }: Recorded): Reply | undefined => exchanges.at(-1)?.reply;

/** Returns the fields that a refusal names, by the names of the site, with its messages. */
const refusedFields = ({ error }: Recorded): [name: string, messages: readonly string[]][] =>
  error instanceof ApiCallError
    ? Object.entries(error.fields).filter(([name]) => name !== 'non_field_errors')
    : [];

/**
 * Returns whether a rule of the API forbids a write, such as a full seminar or a missing work history. It has a sentence and
 * names no field; it is no fault of the connection.
 */
function isRule(recorded: Recorded): boolean {
  const reply = lastReply(recorded);
  if (!reply || reply.json === undefined || refusedFields(recorded).length > 0) return false;
  if (isCsrfFailure(reply) || PERMISSION_DENIED.test(reply.text)) return false;
  return [400, 403, 409].includes(reply.status) && Boolean(errorSentence(reply.json));
}

/** Returns whether the API has understood a write and has not carried it out. */
export const isRefusal = (recorded: Recorded): boolean =>
  Boolean(recorded.error) && (isRule(recorded) || refusedFields(recorded).length > 0);

/** Returns why a write of a member fails, with what to change. @param fields those that it sends */
export function describeWrite(recorded: Recorded, origin: string, fields: Fields = {}): Finding {
  const reply = lastReply(recorded);
  if (!reply) throw recorded.error;
  if (isRule(recorded)) return unchecked(`APIの規則で断られました（${reply.status}：${messageOf(reply)}）。`);
  const refused = refusedFields(recorded);
  if (refused.length > 0) {
    const names = refused.map(([name]) => name);
    const listed = refused.map(([name, messages]) => `${name}（${messages.join('')}）`).join('、');
    return missing(
      `${reply.status}：断られた項目：${listed}`,
      `${declarationsOf(fields, names) || 'schemas/'} の at か変換（write）を、APIが受け付ける名前と値に直してください。`,
    );
  }
  if (!isSuccess(reply) || reply.json === undefined) return describeFailure(reply, origin, true);
  return missing(
    `${reply.status} ですが、中身は失敗を表します：${messageOf(reply)}`,
    '失敗には400番台の状態を、成功には保存した内容か空の応答を返してください。',
  );
}
