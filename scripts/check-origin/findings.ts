import { fieldOf } from '@/api/transport/reply-fields';
import { env } from '@/config/env';
import { errorSentence } from '@/lib/errors/error-body';
import { type CallOptions, NoReplyError, type OriginClient, type Reply } from './origin-client';
import type { Group, Row, State } from './report';

export type Finding = Pick<Row, 'state' | 'detail' | 'remedy'>;

const finding =
  (state: State) =>
  (detail = '', remedy = ''): Finding => ({ state, detail, remedy });
export const works = finding('works');
export const defaults = finding('defaults');
export const notice = finding('notice');
export const missing = finding('missing');
export const dangerous = finding('dangerous');
export const unchecked = finding('unchecked');

export interface Credentials {
  email: string;
  password: string;
}

/** What the checks of one run know. */
export interface Run {
  client: OriginClient;
  credentials?: Credentials | undefined;
  isLoggedIn: boolean;
  /** Successful replies by the name of their call. */
  replies: Map<string, unknown>;
}

/**
 * One check, a row of a table. It asks the API for something, and returns what it has found, with the setting to change.
 * Without findings there is no row in the report.
 */
export type Check = readonly [
  group: Group,
  subject: string,
  find: (run: Run) => Promise<Finding | Finding[]>,
];

/** Returns the function of a check that sends one call. */
export const ask =
  (method: string, path: string, judge: (reply: Reply, run: Run) => Finding, options?: CallOptions) =>
  async (run: Run): Promise<Finding> =>
    judge(await run.client.call(method, path, options), run);

/** Runs checks one after the other. One without a reply that the site would read is missing. */
export async function runAll(checks: readonly Check[], run: Run): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [group, subject, find] of checks) {
    const found = await find(run).catch((error: unknown) => {
      if (error instanceof NoReplyError) return missing(error.message, error.remedy);
      throw error;
    });
    rows.push(...[found].flat().map((each) => ({ group, subject, ...each })));
  }
  return rows;
}

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

function redirectRemedy(location: string, origin: string): string {
  const isToHttps = URL.canParse(location, origin) && new URL(location, origin).protocol === 'https:';
  return isToHttps
    ? 'サイトの SITE_ORIGIN を https:// にし、Django に SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") を設定するか、https:// の API_ORIGIN を使ってください。'
    : 'API_ORIGIN を転送先のアドレスにするか、この呼び出しの転送をやめてください。';
}

function throttleDetail({ headers }: Reply): string {
  const seconds = headers.get('retry-after');
  return `429：回数の制限にかかりました${seconds ? `（${seconds}秒後に再開）` : ''}。`;
}

const rejectedHost = (origin: string) =>
  new URL(env().API_FORWARDED_HOST === 'site' ? env().SITE_ORIGIN : origin).host.replace(/:\d+$/, '');

/**
 * Returns why a call of the site fails, and the setting to change.
 * @param isMembers true for a call of a member, which must never be open to visitors, whatever its reply is
 */
export function describeFailure(reply: Reply, origin: string, isMembers = false): Finding {
  const { status } = reply;
  const location = reply.headers.get('location') ?? '';
  const said = messageOf(reply);
  const detail = said ? `${status}：${said}` : `${status}`;
  const causes: [is: boolean, detail: string, remedy: string][] = [
    [
      isRedirect(reply),
      `${status} ${location} へ転送されます。サイトは転送に従いません。`,
      redirectRemedy(location, origin),
    ],
    [
      isSuccess(reply),
      'JSONではない応答です。',
      'ビューの renderer_classes に JSONRenderer を加え、前段のサーバーの設定を確認してください。',
    ],
    [
      isBlocked(reply),
      '400：Django がホスト名を拒否しています。',
      `ALLOWED_HOSTS に ${rejectedHost(origin)} を加えてください。`,
    ],
    [isCsrfFailure(reply), detail, csrfRemedy(reply.text)],
    [
      isRefused(reply),
      detail,
      isMembers
        ? 'ログインした会員に許可されているか、ビューの permission_classes（IsAuthenticated）とAPIの規則を確認してください。'
        : '公開の呼び出しです。ビューの permission_classes を AllowAny か IsAuthenticatedOrReadOnly にしてください。',
    ],
    [
      status === 404,
      '404：この呼び出しがありません。',
      'urls.py に /api/v3/public/ 以下のこのパスを加えてください。',
    ],
    [status === 405, '405：このメソッドを受け付けません。', 'ビューにこのメソッドを加えてください。'],
    [
      status === 429,
      throttleDetail(reply),
      'しばらく待って、もう一度確認してください。続くときは DEFAULT_THROTTLE_RATES と NUM_PROXIES を見直してください。',
    ],
    [status >= 500, detail, 'APIのログでこの時刻のエラーを確認してください。'],
  ];
  const [, cause = detail, remedy = 'APIのビューがこの要求を受け付けるか確認してください。'] =
    causes.find(([is]) => is) ?? [];
  return missing(cause, remedy);
}
