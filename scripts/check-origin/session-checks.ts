import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import { env } from '@/config/env';
import { API_PREFIX } from '@/lib/api-path';
import { loginRequest } from '@/schemas/account-fields';
import { writeFields } from '@/schemas/fields';
import {
  ask,
  type Check,
  type Credentials,
  dangerous,
  describeFailure,
  type Finding,
  isCsrfFailure,
  isRefused,
  isSuccess,
  missing,
  notice,
  type Run,
  unchecked,
  works,
} from './findings';
import type { OriginClient } from './origin-client';
import { subjectOf } from './write-checks';

type Kind = 'SESSION' | 'CSRF';
/** The attributes of a Set-Cookie header in lower case; those without a value are ''. */
type Attributes = ReadonlyMap<string, string>;

const attributesOf = (line: string): Attributes =>
  new Map(
    line
      .split(';')
      .slice(1)
      .map((attribute) => {
        const [name = '', ...value] = attribute.split('=');
        return [name.trim().toLowerCase(), value.join('=').trim()];
      }),
  );

const isHttpsSite = () => env().SITE_ORIGIN.startsWith('https:');
const sameSiteOf = (cookie: Attributes) => cookie.get('samesite')?.toLowerCase();

/** What may be wrong with a cookie as the site passes it on, and the setting of Django. */
const COOKIE_FAULTS: readonly [
  isWrong: (cookie: Attributes, kind: Kind) => boolean,
  state: (detail: string, remedy: string) => Finding,
  detail: (cookie: Attributes) => string,
  remedy: (kind: Kind) => string,
][] = [
  [
    (cookie) => isHttpsSite() && !cookie.has('secure'),
    dangerous,
    () => 'Secure がありません。',
    (kind) => `${kind}_COOKIE_SECURE = True にしてください。`,
  ],
  [
    (cookie) => !isHttpsSite() && cookie.has('secure'),
    missing,
    () => 'Secure があるため、http:// のサイトではブラウザが保存しません。',
    (kind) =>
      `SITE_ORIGIN を https:// にしてください（試験用のサイトだけなら ${kind}_COOKIE_SECURE = False）。`,
  ],
  [
    (cookie, kind) => kind === 'SESSION' && !cookie.has('httponly'),
    dangerous,
    () => 'HttpOnly がありません。',
    () => 'SESSION_COOKIE_HTTPONLY = True にしてください。',
  ],
  [
    (cookie, kind) => kind === 'CSRF' && cookie.has('httponly'),
    missing,
    () => 'HttpOnly のため、画面のスクリプトが読めません。',
    () => 'CSRF_COOKIE_HTTPONLY = False にしてください。',
  ],
  [
    (cookie) => sameSiteOf(cookie) === 'strict',
    missing,
    () =>
      'SameSite=Strict です。メールのリンクから来た会員には送られないため、サイトが Lax に変えて渡します。',
    (kind) => `${kind}_COOKIE_SAMESITE = "Lax" にしてください。`,
  ],
  [
    (cookie) => !['lax', 'strict'].includes(sameSiteOf(cookie) ?? ''),
    dangerous,
    (cookie) => `SameSite が${sameSiteOf(cookie) ? ` ${sameSiteOf(cookie)} です` : 'ありません'}。`,
    (kind) => `${kind}_COOKIE_SAMESITE = "Lax" にしてください。`,
  ],
  [
    (cookie) => Boolean(cookie.get('domain')),
    dangerous,
    (cookie) => `Domain=${cookie.get('domain')} が付いています。`,
    (kind) => `${kind}_COOKIE_DOMAIN を外してください（サイトは Domain を取り除いて渡します）。`,
  ],
  [
    (cookie) => cookie.get('path') !== '/',
    missing,
    (cookie) => `Path が ${cookie.get('path') ?? '未指定'} です。画面でも使うため / が必要です。`,
    (kind) => `${kind}_COOKIE_PATH = "/" にしてください。`,
  ],
];

function judgeCookie(kind: Kind, line: string): Finding[] {
  const cookie = attributesOf(line);
  const found = COOKIE_FAULTS.filter(([isWrong]) => isWrong(cookie, kind));
  const findings = found.map(([, state, detail, remedy]) => state(detail(cookie), remedy(kind)));
  return findings.length > 0 ? findings : [works()];
}

/** Checks the CSRF cookie. Without a login the API may not have set it yet. */
export const CSRF_COOKIE_CHECK: Check = [
  'safety',
  `CSRFのCookie（${CSRF_COOKIE}）`,
  async ({ client, isLoggedIn }) => {
    const line = client.setCookies.get(CSRF_COOKIE);
    if (line) return judgeCookie('CSRF', line);
    if (!isLoggedIn) return unchecked('ログイン前には設定されません。--login で確認できます。');
    return missing(
      'ログインしても設定されません。',
      'CSRF_COOKIE_NAME = "csrftoken"、CSRF_USE_SESSIONS = False にし、GET /members/me/ のビューに ensure_csrf_cookie を付けてください。',
    );
  },
];

/** Cookies that Django may set with a login and that are not the session. */
const NOT_SESSION = new Set([CSRF_COOKIE, 'messages', 'django_language']);

/** Returns the name of the session cookie among those that a login has set. @param before the names before it */
function sessionNameOf({ setCookies }: OriginClient, before: ReadonlySet<string>): string | undefined {
  const names = [...setCookies.keys()].filter((name) => !NOT_SESSION.has(name));
  const expected = env().SESSION_COOKIE_NAME ?? SESSION_COOKIE;
  const set = names.filter((name) => !before.has(name));
  const isHttpOnly = (name: string) => attributesOf(setCookies.get(name) ?? '').has('httponly');
  return names.find((name) => name === expected) ?? set.find(isHttpOnly) ?? set[0];
}

function judgeSessionName(name: string): Finding {
  const configured = env().SESSION_COOKIE_NAME;
  const remedy = `サイトに SESSION_COOKIE_NAME=${name} を設定してください。`;
  if (configured && configured !== name)
    return dangerous(
      `サイトの設定は ${configured}、APIは ${name} です。画面がログイン済みになりません。`,
      remedy,
    );
  if (!configured && name !== SESSION_COOKIE)
    return notice(`${name} です。設定すると、余分な呼び出しがなくなります。`, remedy);
  return works(name);
}

/** Returns the checks of the session cookie after a login. @param before the names of the cookies before it */
export function sessionCookieChecks(client: OriginClient, before: ReadonlySet<string>): Check[] {
  const name = sessionNameOf(client, before);
  const row = (subject: string, found: Finding | Finding[]): Check => ['safety', subject, async () => found];
  if (name === undefined)
    return [
      row(
        'セッションのCookie',
        missing(
          'ログインしても設定されません。',
          'DEFAULT_AUTHENTICATION_CLASSES に SessionAuthentication を加え、ログインのビューで django.contrib.auth.login を呼んでください。',
        ),
      ),
    ];
  return [
    row(`セッションのCookie（${name}）`, judgeCookie('SESSION', client.setCookies.get(name) ?? '')),
    row('セッションのCookieの名前', judgeSessionName(name)),
  ];
}

const sendLogin = (client: OriginClient, credentials: Credentials) =>
  client.call('POST', '/login/', { body: writeFields(loginRequest, credentials) });

/** Logs in, as the browser does: with the CSRF cookie that it gets before its first write. */
export const LOGIN_CHECK: Check = [
  'writes',
  subjectOf('POST /login/'),
  async (run) => {
    const { client, credentials } = run;
    if (!credentials) return [];
    for (const path of ['/categories/', '/members/me/'])
      if (!client.cookies.has(CSRF_COOKIE)) await client.call('GET', path);
    const reply = await sendLogin(client, credentials);
    run.isLoggedIn = isSuccess(reply);
    if (run.isLoggedIn) return works();
    const failure = describeFailure(reply, client.origin);
    const isRejected = (reply.status === 400 && reply.json !== undefined) || isRefused(reply);
    if (!isRejected || isCsrfFailure(reply)) return failure;
    return { ...failure, remedy: '--login のアドレスとパスワードを確認してください。' };
  },
];

/** Finds a reply to a member that shared caches may keep. The site forbids it, and other clients of the API do not. */
export const CACHING_CHECK: Check = [
  'safety',
  '会員の応答のキャッシュ',
  ask('GET', '/members/me/', ({ headers }) => {
    const value = headers.get('cache-control') ?? '';
    if (!/public|s-maxage|max-age=[1-9]/.test(value) || /private|no-store/.test(value)) return works();
    return dangerous(
      `Cache-Control: ${value}。共有キャッシュが別の会員に渡すことがあります。`,
      '会員のビューに cache_control(private=True, no_store=True) を付けてください（never_cache でも可）。',
    );
  }),
];

/** Sends writes without a valid CSRF token. The write is a logout, which does no harm when it is accepted. */
async function findCsrf({ client }: Run): Promise<Finding> {
  for (const [csrf, text] of [
    ['none', 'トークンのない'],
    ['wrong', '違うトークンの'],
  ] as const) {
    const reply = await client.call('POST', '/logout/', { csrf });
    if (isSuccess(reply))
      return dangerous(
        `${text}書き込みを受け付けます。`,
        'csrf_exempt を外し、CsrfViewMiddleware と SessionAuthentication を有効にしてください。',
      );
    if (!isRefused(reply) && reply.status !== 400)
      return unchecked(`POST /logout/ が ${reply.status} を返すため、わかりません。`);
  }
  return works();
}

/** Logs out, and looks whether the session has ended. */
async function findLogout({ client, credentials }: Run): Promise<Finding> {
  // A check of CSRF that is not there has ended the session.
  if (credentials && !isSuccess(await client.call('GET', '/members/me/')))
    await sendLogin(client, credentials);
  // The cookies of the session that ends, as a thief would still have them.
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await client.call('POST', '/logout/');
  if (!isSuccess(reply)) return describeFailure(reply, client.origin);
  const after = await client.send('GET', `${API_PREFIX}/members/me/`, { headers: { cookie } });
  if (!isSuccess(after)) return works();
  return dangerous(
    'ログアウトした後も、前のCookieで会員の情報を読めます。',
    'ログアウトのビューで django.contrib.auth.logout を呼び、サーバーのセッションを消してください。',
  );
}

/** The last checks of a session. */
export const LOGOUT_CHECKS: readonly Check[] = [
  ['safety', 'CSRFの検査', findCsrf],
  ['writes', subjectOf('POST /logout/'), findLogout],
];
