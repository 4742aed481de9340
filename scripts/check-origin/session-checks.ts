import { login } from '@/api/auth';
import { isSuccess } from '@/api/transport/calls';
import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import { env } from '@/config/env';
import { API_PREFIX } from '@/lib/urls';
import { loginRequest } from '@/schemas/account-fields';
import { declarationsOf } from './declarations';
import { describeFailure, isCsrfFailure, isRefused, lastReply } from './failures';
import { type Check, dangerous, type Finding, missing, notice, type Run, unchecked, works } from './findings';
import { rowOf } from './write-calls';

/** Returns the attributes of a Set-Cookie header by their names in lower case; those without a value are ''. */
function attributesOf(line: string): Map<string, string> {
  const attributes = line.split(';').slice(1);
  const pairs = attributes.map((attribute) => attribute.trim().split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

const SECURE_ON_HTTP = 'Secure があるため、http:// のサイトではブラウザが保存しません。';
const STRICT =
  'SameSite=Strict です。メールのリンクから来た会員には送られないため、サイトが Lax に変えて渡します。';

/** Returns what is wrong with a cookie as the site passes it on. @param line its Set-Cookie header */
export function judgeCookie(kind: 'SESSION' | 'CSRF', line: string): Finding[] {
  const cookie = attributesOf(line);
  const isHttps = env().SITE_ORIGIN.startsWith('https:');
  const [isSecure, isHttpOnly] = [cookie.has('secure'), cookie.has('httponly')];
  const [sameSite = '', path = ''] = [cookie.get('samesite')?.toLowerCase(), cookie.get('path')];
  const set = (setting: string) => `${kind}_COOKIE_${setting} にしてください。`;
  const lax = set('SAMESITE = "Lax"');
  const faults = [
    isHttps && !isSecure && dangerous('Secure がありません。', set('SECURE = True')),
    !isHttps && isSecure && missing(SECURE_ON_HTTP, 'SITE_ORIGIN を https:// にしてください。'),
    kind === 'SESSION' && !isHttpOnly && dangerous('HttpOnly がありません。', set('HTTPONLY = True')),
    kind === 'CSRF' && isHttpOnly && missing('HttpOnly のため、画面が読めません。', set('HTTPONLY = False')),
    sameSite === 'strict' && missing(STRICT, lax),
    !['lax', 'strict'].includes(sameSite) && dangerous(`SameSite が ${sameSite || 'ありません'}。`, lax),
    cookie.get('domain') && dangerous('Domain が付いています。', `${kind}_COOKIE_DOMAIN を外してください。`),
    path !== '/' && missing(`Path が ${path || '未指定'} です。画面でも使います。`, set('PATH = "/"')),
  ].filter((fault) => typeof fault === 'object');
  return faults.length > 0 ? faults : [works()];
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

/** Returns the name of the session cookie among those that the login has set. */
function sessionNameOf({ client: { setCookies }, visitorCookies = [] }: Run): string | undefined {
  const names = [...setCookies.keys()].filter((name) => !NOT_SESSION.has(name));
  const expected = env().SESSION_COOKIE_NAME ?? SESSION_COOKIE;
  const isNew = (name: string) => !visitorCookies.includes(name);
  return names.find((name) => name === expected) ?? names.find(isNew);
}

/** Returns what is wrong with the name of the session cookie. */
export function judgeSessionName(name: string): Finding[] {
  const configured = env().SESSION_COOKIE_NAME;
  const remedy = `サイトに SESSION_COOKIE_NAME=${name} を設定してください。`;
  if (name === (configured ?? SESSION_COOKIE)) return [];
  if (!configured) return [notice(`名前が ${name} です。設定すると、余分な呼び出しがなくなります。`, remedy)];
  return [
    dangerous(`サイトの設定は ${configured}、APIは ${name} です。画面がログイン済みになりません。`, remedy),
  ];
}

const NO_SESSION =
  'DEFAULT_AUTHENTICATION_CLASSES に SessionAuthentication を加え、ログインのビューで django.contrib.auth.login を呼んでください。';

async function findSessionCookie(run: Run): Promise<Finding[]> {
  const name = sessionNameOf(run);
  if (name === undefined) return [missing('ログインしても設定されません。', NO_SESSION)];
  return [...judgeSessionName(name), ...judgeCookie('SESSION', run.client.setCookies.get(name) ?? '')];
}

/** Logs in, as the browser does: with the CSRF cookie that it gets before its first write. */
export const LOGIN_CHECK: Check = [
  ...rowOf('POST /login/'),
  async (run) => {
    const { client, credentials } = run;
    if (!credentials) return [];
    run.visitorCookies = [...client.setCookies.keys()];
    for (const path of ['/categories/', '/members/me/'])
      if (!client.cookies.has(CSRF_COOKIE)) await client.call('GET', path);
    const tried = await client.record(() => login(credentials));
    const reply = lastReply(tried);
    run.isLoggedIn = !tried.error;
    if (run.isLoggedIn) return works();
    if (!reply) throw tried.error;
    const failure = describeFailure(reply, client.origin);
    const isRejected = (reply.status === 400 && reply.json !== undefined) || isRefused(reply);
    if (!isRejected || isCsrfFailure(reply)) return failure;
    const places = declarationsOf(loginRequest, Object.keys(loginRequest));
    const remedy = `--login のアドレスとパスワードを確認してください。正しいときは、${places} の at をAPIの名前に直してください。`;
    return { ...failure, remedy };
  },
];

/** Finds a reply to a member that shared caches may keep. The site forbids it, and other clients of the API do not. */
async function findCaching({ client }: Run): Promise<Finding> {
  const value = (await client.call('GET', '/members/me/')).headers.get('cache-control') ?? '';
  if (!/public|s-maxage|max-age=[1-9]/.test(value) || /private|no-store/.test(value)) return works();
  return dangerous(
    `Cache-Control: ${value}。共有キャッシュが別の会員に渡すことがあります。`,
    '会員のビューに cache_control(private=True, no_store=True) を付けてください（never_cache でも可）。',
  );
}

/** The checks of a session that has begun. */
export const SESSION_CHECKS: readonly Check[] = [
  ['safety', 'セッションのCookie', findSessionCookie],
  ['safety', '会員の応答のキャッシュ', findCaching],
];

/** Sends writes without a valid CSRF token. The write is a logout, which does no harm when it is accepted. */
async function findCsrf({ client }: Run): Promise<Finding> {
  for (const token of ['', 'x'.repeat(32)]) {
    const reply = await client.call('POST', '/logout/', { headers: { 'x-csrftoken': token } });
    if (isSuccess(reply))
      return dangerous(
        `${token ? '違うトークンの' : 'トークンのない'}書き込みを受け付けます。`,
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
  if (credentials && !isSuccess(await client.call('GET', '/members/me/'))) await login(credentials);
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
  [...rowOf('POST /logout/'), findLogout],
];
