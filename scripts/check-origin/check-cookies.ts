import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import { env } from '@/config/env';
import { type Finding, missing } from './failures';
import type { OriginClient } from './origin-client';
import type { Row } from './report';

type Kind = 'SESSION' | 'CSRF';

/** Cookies that Django may set with a login and that are not the session. */
const NOT_SESSION = new Set([CSRF_COOKIE, 'messages', 'django_language']);

/** Returns the attributes of a Set-Cookie header in lower case; those without a value are ''. */
const attributesOf = (line: string): Map<string, string> =>
  new Map(
    line
      .split(';')
      .slice(1)
      .map((attribute) => {
        const [name = '', ...value] = attribute.split('=');
        return [name.trim().toLowerCase(), value.join('=').trim()];
      }),
  );

const dangerous = (detail: string, remedy: string): Finding => ({ state: 'dangerous', detail, remedy });

function sameSiteFinding(kind: Kind, sameSite: string | undefined): Finding {
  const remedy = `${kind}_COOKIE_SAMESITE = "Lax" にしてください。`;
  return sameSite === 'strict'
    ? missing(
        'SameSite=Strict です。メールのリンクから来た会員には送られないため、サイトが Lax に変えて渡します。',
        remedy,
      )
    : dangerous(`SameSite が${sameSite ? ` ${sameSite} です` : 'ありません'}。`, remedy);
}

function secureFinding(kind: Kind, isSecure: boolean): Finding[] {
  const isHttps = env().SITE_ORIGIN.startsWith('https:');
  const setting = `${kind}_COOKIE_SECURE`;
  if (isHttps && !isSecure) return [dangerous('Secure がありません。', `${setting} = True にしてください。`)];
  if (!isHttps && isSecure)
    return [
      missing(
        'Secure があるため、http:// のサイトではブラウザが保存しません。',
        `SITE_ORIGIN を https:// にしてください（試験用のサイトだけなら ${setting} = False）。`,
      ),
    ];
  return [];
}

function httpOnlyFinding(kind: Kind, isHttpOnly: boolean): Finding[] {
  if (kind === 'SESSION' && !isHttpOnly)
    return [dangerous('HttpOnly がありません。', 'SESSION_COOKIE_HTTPONLY = True にしてください。')];
  if (kind === 'CSRF' && isHttpOnly)
    return [
      missing(
        'HttpOnly のため、画面のスクリプトが読めません。',
        'CSRF_COOKIE_HTTPONLY = False にしてください。',
      ),
    ];
  return [];
}

/** Returns what is wrong with a cookie as the site passes it on. */
function cookieFindings(kind: Kind, line: string): Finding[] {
  const attributes = attributesOf(line);
  const sameSite = attributes.get('samesite')?.toLowerCase();
  const path = attributes.get('path');
  return [
    ...secureFinding(kind, attributes.has('secure')),
    ...httpOnlyFinding(kind, attributes.has('httponly')),
    ...(sameSite === 'lax' ? [] : [sameSiteFinding(kind, sameSite)]),
    ...(attributes.get('domain')
      ? [
          dangerous(
            `Domain=${attributes.get('domain')} が付いています。`,
            `${kind}_COOKIE_DOMAIN を外してください（サイトは Domain を取り除いて渡します）。`,
          ),
        ]
      : []),
    ...(path === '/'
      ? []
      : [
          missing(
            `Path が ${path ?? '未指定'} です。画面でも使うため / が必要です。`,
            `${kind}_COOKIE_PATH = "/" にしてください。`,
          ),
        ]),
  ];
}

function rowsFor(kind: Kind, name: string, line: string): Row[] {
  const subject = `${kind === 'SESSION' ? 'セッション' : 'CSRF'}のCookie（${name}）`;
  const findings = cookieFindings(kind, line);
  if (findings.length === 0) return [{ group: 'safety', subject, state: 'works', detail: '', remedy: '' }];
  return findings.map((finding) => ({ group: 'safety', subject, ...finding }));
}

/** Returns the row of the CSRF cookie. Without a login the API may not have set it yet. */
export function checkCsrfCookie({ setCookies }: OriginClient, isLoggedIn: boolean): Row[] {
  const line = setCookies.get(CSRF_COOKIE);
  if (line) return rowsFor('CSRF', CSRF_COOKIE, line);
  const row = { group: 'safety', subject: `CSRFのCookie（${CSRF_COOKIE}）` } as const;
  if (!isLoggedIn)
    return [
      {
        ...row,
        state: 'unchecked',
        detail: 'ログイン前には設定されません。--login で確認できます。',
        remedy: '',
      },
    ];
  return [
    {
      ...row,
      ...missing(
        'ログインしても設定されません。',
        'CSRF_COOKIE_NAME = "csrftoken"、CSRF_USE_SESSIONS = False にし、GET /members/me/ のビューに ensure_csrf_cookie を付けてください。',
      ),
    },
  ];
}

/** Returns the name of the session cookie among those that a login has set. */
function sessionNameOf({ setCookies }: OriginClient, before: ReadonlySet<string>): string | undefined {
  const names = [...setCookies.keys()].filter((name) => !NOT_SESSION.has(name));
  const expected = env().SESSION_COOKIE_NAME ?? SESSION_COOKIE;
  const set = names.filter((name) => !before.has(name));
  const isHttpOnly = (name: string) => attributesOf(setCookies.get(name) ?? '').has('httponly');
  return names.find((name) => name === expected) ?? set.find(isHttpOnly) ?? set[0];
}

function nameRow(name: string): Row {
  const configured = env().SESSION_COOKIE_NAME;
  const row = { group: 'safety', subject: 'セッションのCookieの名前' } as const;
  const remedy = `サイトに SESSION_COOKIE_NAME=${name} を設定してください。`;
  if (configured && configured !== name)
    return {
      ...row,
      ...dangerous(
        `サイトの設定は ${configured}、APIは ${name} です。画面がログイン済みになりません。`,
        remedy,
      ),
    };
  if (!configured && name !== SESSION_COOKIE)
    return {
      ...row,
      state: 'notice',
      detail: `${name} です。設定すると、余分な呼び出しがなくなります。`,
      remedy,
    };
  return { ...row, state: 'works', detail: name, remedy: '' };
}

/** Returns the rows of the session cookie after a login. @param before the names of the cookies before it */
export function checkSessionCookie(client: OriginClient, before: ReadonlySet<string>): Row[] {
  const name = sessionNameOf(client, before);
  if (name === undefined)
    return [
      {
        group: 'safety',
        subject: 'セッションのCookie',
        ...missing(
          'ログインしても設定されません。',
          'DEFAULT_AUTHENTICATION_CLASSES に SessionAuthentication を加え、ログインのビューで django.contrib.auth.login を呼んでください。',
        ),
      },
    ];
  return [...rowsFor('SESSION', name, client.setCookies.get(name) ?? ''), nameRow(name)];
}
