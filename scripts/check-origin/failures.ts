import { fieldOf } from '@/api/transport/reply-fields';
import { env } from '@/config/env';
import { errorSentence } from '@/lib/error-body';
import type { Reply } from './origin-client';
import type { Row } from './report';

export type Finding = Pick<Row, 'state' | 'detail' | 'remedy'>;
/** Returns the finding that the site lacks something that it needs. @param remedy what to change in the API */
export const missing = (detail: string, remedy: string): Finding => ({ state: 'missing', detail, remedy });

/** Returns whether the API refuses a call for lack of a session, a token or a permission. */
export const isRefused = ({ status }: Pick<Reply, 'status'>): boolean => status === 401 || status === 403;
/** Returns whether a reply has a status of success. */
export const isSuccess = ({ status }: Pick<Reply, 'status'>): boolean => status >= 200 && status < 300;
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
  reply.status === 403 && (/CSRF/i.test(reply.text) || fieldOf(reply.json, 'code') === 'csrf_failed');

/** @param text of the error as Django REST Framework writes it, or of the page of Django's own check */
function csrfRemedy(text: string): string {
  if (/cookie not set|requires a CSRF cookie|CSRFクッキーを必須/i.test(text))
    return 'GET /categories/ か GET /members/me/ のビューに ensure_csrf_cookie を付け（クラスのビューでは dispatch に。メソッドに付けると、権限のない応答では設定されません）、CSRF_COOKIE_NAME を csrftoken にしてください。';
  if (/referer|origin/i.test(text))
    return 'ALLOWED_HOSTS と SECURE_PROXY_SSL_HEADER を確認し、CSRF_COOKIE_DOMAIN を外してください。USE_X_FORWARDED_HOST = True のときは、サイトに API_FORWARDED_HOST=site を設定してください。';
  return 'CSRF_COOKIE_NAME = "csrftoken"、CSRF_HEADER_NAME = "HTTP_X_CSRFTOKEN"、CSRF_USE_SESSIONS = False にしてください。';
}

function describeRedirect(reply: Reply, origin: string): Finding {
  const location = reply.headers.get('location') ?? '';
  const isToHttps = location.startsWith('https:') && new URL(origin).protocol === 'http:';
  const isOwnHttps = URL.canParse(location, origin) && new URL(location, origin).protocol === 'https:';
  const detail = `${reply.status} ${location} へ転送されます。サイトは転送に従いません。`;
  if (isToHttps || isOwnHttps)
    return missing(
      detail,
      'サイトの SITE_ORIGIN を https:// にし、Django に SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") を設定するか、https:// の API_ORIGIN を使ってください。',
    );
  return missing(detail, 'API_ORIGIN を転送先のアドレスにするか、この呼び出しの転送をやめてください。');
}

/** Returns why a write of a member fails. Such a call must never be open to visitors, whatever its reply is. */
export function describeWriteFailure(reply: Reply, origin: string): Finding {
  const failure = describeFailure(reply, origin);
  if (!isRefused(reply) || isCsrfFailure(reply)) return failure;
  return {
    ...failure,
    remedy:
      'ログインした会員に許可されているか、ビューの permission_classes（IsAuthenticated）とAPIの規則を確認してください。',
  };
}

/** Returns why a call of the site fails, and the setting to change. */
export function describeFailure(reply: Reply, origin: string): Finding {
  const { status } = reply;
  const said = messageOf(reply);
  const detail = said ? `${status}：${said}` : `${status}`;
  if (isRedirect(reply)) return describeRedirect(reply, origin);
  if (isSuccess(reply))
    return missing(
      'JSONではない応答です。',
      'ビューの renderer_classes に JSONRenderer を加え、前段のサーバーの設定を確認してください。',
    );
  if (isBlocked(reply)) {
    const { host } = new URL(env().API_FORWARDED_HOST === 'site' ? env().SITE_ORIGIN : origin);
    return missing(
      '400：Django がホスト名を拒否しています。',
      `ALLOWED_HOSTS に ${host.replace(/:\d+$/, '')} を加えてください。`,
    );
  }
  if (isCsrfFailure(reply)) return missing(detail, csrfRemedy(reply.text));
  if (isRefused(reply))
    return missing(
      detail,
      '公開の呼び出しです。ビューの permission_classes を AllowAny か IsAuthenticatedOrReadOnly にしてください。',
    );
  if (status === 404)
    return missing(
      '404：この呼び出しがありません。',
      'urls.py に /api/v3/public/ 以下のこのパスを加えてください。',
    );
  if (status === 405)
    return missing('405：このメソッドを受け付けません。', 'ビューにこのメソッドを加えてください。');
  if (status === 429) {
    const seconds = reply.headers.get('retry-after');
    return missing(
      `429：回数の制限にかかりました${seconds ? `（${seconds}秒後に再開）` : ''}。`,
      'しばらく待って、もう一度確認してください。続くときは DEFAULT_THROTTLE_RATES と NUM_PROXIES を見直してください。',
    );
  }
  if (status >= 500) return missing(detail, 'APIのログでこの時刻のエラーを確認してください。');
  return missing(detail, 'APIのビューがこの要求を受け付けるか確認してください。');
}
