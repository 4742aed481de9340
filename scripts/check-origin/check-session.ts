import { CSRF_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/api-path';
import { checkCsrfCookie, checkSessionCookie } from './check-cookies';
import { subjectOf } from './check-write-calls';
import { describeFailure, isCsrfFailure, isRefused, isSuccess } from './failures';
import type { OriginClient } from './origin-client';
import type { Row } from './report';

export interface Credentials {
  email: string;
  password: string;
}

const LOGIN = subjectOf('POST /login/');
const LOGOUT = subjectOf('POST /logout/');

/** Gets the CSRF cookie as the browser does before its first write. */
async function ensureCsrfCookie(client: OriginClient): Promise<void> {
  for (const path of ['/categories/', '/members/me/']) {
    if (client.cookies.has(CSRF_COOKIE)) return;
    await client.call('GET', path);
  }
}

/** Logs in. @returns the rows about it, and whether it has worked */
export async function checkLogin(
  client: OriginClient,
  credentials: Credentials,
): Promise<{ rows: Row[]; isLoggedIn: boolean }> {
  await ensureCsrfCookie(client);
  const before = new Set(client.setCookies.keys());
  const reply = await client.call('POST', '/login/', { body: credentials });
  const row = { group: 'writes', subject: LOGIN } as const;
  if (isSuccess(reply)) {
    const rows: Row[] = [{ ...row, state: 'works', detail: '', remedy: '' }];
    return {
      rows: [...rows, ...checkSessionCookie(client, before), ...checkCsrfCookie(client, true)],
      isLoggedIn: true,
    };
  }
  const failure = describeFailure(reply, client.origin);
  const isRejected = (reply.status === 400 && reply.json !== undefined) || isRefused(reply);
  const isWrongPassword = isRejected && !isCsrfFailure(reply);
  const remedy = isWrongPassword ? '--login のアドレスとパスワードを確認してください。' : failure.remedy;
  return { rows: [{ ...row, ...failure, remedy }, ...checkCsrfCookie(client, false)], isLoggedIn: false };
}

/**
 * Checks with the session of the check itself that a write without a valid CSRF token is rejected. The write is a logout,
 * which does no harm when it is accepted.
 */
export async function checkCsrf(client: OriginClient): Promise<Row> {
  const subject = 'CSRFの検査';
  for (const [csrf, text] of [
    ['none', 'トークンのない'],
    ['wrong', '違うトークンの'],
  ] as const) {
    const reply = await client.call('POST', '/logout/', { csrf });
    if (isSuccess(reply))
      return {
        group: 'safety',
        subject,
        state: 'dangerous',
        detail: `${text}書き込みを受け付けます。`,
        remedy: 'csrf_exempt を外し、CsrfViewMiddleware と SessionAuthentication を有効にしてください。',
      };
    if (!isRefused(reply) && reply.status !== 400)
      return {
        group: 'safety',
        subject,
        state: 'unchecked',
        detail: `POST /logout/ が ${reply.status} を返すため、わかりません。`,
        remedy: '',
      };
  }
  return { group: 'safety', subject, state: 'works', detail: '', remedy: '' };
}

/** Logs out and checks that the session has ended. */
export async function checkLogout(client: OriginClient, credentials: Credentials): Promise<Row[]> {
  const row = { group: 'writes', subject: LOGOUT } as const;
  // A check of CSRF that is not there has ended the session.
  if (!isSuccess(await client.call('GET', '/members/me/')))
    await client.call('POST', '/login/', { body: credentials });
  const session = [...client.cookies];
  const reply = await client.call('POST', '/logout/');
  if (!isSuccess(reply)) return [{ ...row, ...describeFailure(reply, client.origin) }];
  // The cookies of the ended session, as a thief would still have them.
  const cookie = session.map(([name, value]) => `${name}=${value}`).join('; ');
  const after = await client.send('GET', `${API_PREFIX}/members/me/`, { headers: { cookie } });
  if (isSuccess(after))
    return [
      {
        ...row,
        state: 'dangerous',
        detail: 'ログアウトした後も、前のCookieで会員の情報を読めます。',
        remedy:
          'ログアウトのビューで django.contrib.auth.logout を呼び、サーバーのセッションを消してください。',
      },
    ];
  return [{ ...row, state: 'works', detail: '', remedy: '' }];
}
