import { createMiddleware } from 'hono/factory';
import { SESSION_COOKIE } from '@/config/cookies';
import { SAFE_METHODS } from '@/lib/request-sender';
import type { OpenedSession } from '@/server/auth/known-browsers';
import { findSession, refreshSession, SESSION_SECONDS, type Session } from '@/server/auth/sessions';
import type { Db } from '@/server/db/client';
import { hasAgreedToTerms } from '@/server/members/account';
import type { AppContext, AppEnv } from './context';
import {
  addCookies,
  browserCookie,
  type CookieSource,
  cookieIn,
  cookieSourceOf,
  sessionCookie,
} from './cookies';
import { ApiError, notAuthenticated } from './errors';

/**
 * Finds the session to which cookies belong and extends it, so that a session in use does not expire.
 * @returns it, or null, with the lines of Set-Cookie for the response
 */
export async function sessionOf(
  db: Db,
  source: CookieSource,
): Promise<{ session: Session | null; setCookies: string[] }> {
  const token = cookieIn(source.cookies, SESSION_COOKIE);
  const session = token ? await findSession(db, token) : null;
  if (!session || !(await refreshSession(db, session))) return { session, setCookies: [] };
  return { session, setCookies: [sessionCookie(source, session.token, SESSION_SECONDS)] };
}

/** Loads the session of each request. What depends on it is for one browser. */
export const sessionMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const { session, setCookies } = await sessionOf(c.var.db, cookieSourceOf(c));
  c.set('session', session);
  addCookies(c, ...setCookies);
  await next();
  c.header('Vary', 'Cookie', { append: true });
});

/** Sets the session of the request and its cookies. Null deletes the session's cookie; the browser stays known. */
export function setSession(c: AppContext, session: OpenedSession | null): void {
  c.set('session', session);
  const source = cookieSourceOf(c);
  addCookies(c, sessionCookie(source, session?.token ?? '', session ? SESSION_SECONDS : 0));
  if (session) addCookies(c, browserCookie(source, session.browserToken));
}

/** Returns the caller's session. Throws 403 without a login. */
export function requireMember(c: AppContext): Session {
  if (c.var.session) return c.var.session;
  throw notAuthenticated();
}

/** Throws 403 until the member of the session has agreed to the terms of use (spec §3). */
export async function assertAgreedToTerms(c: AppContext, { memberId }: Session): Promise<void> {
  if (await hasAgreedToTerms(c.var.db, memberId)) return;
  throw new ApiError(
    403,
    'terms_not_agreed',
    'サービスのご利用を続けるには、利用規約への同意が必要です。画面を再読み込みして、内容をご確認ください。',
  );
}

/**
 * Route middleware that rejects requests without a login before their input is validated, and writes of members who have
 * not agreed to the terms of use. Reading stays possible for them.
 */
export const requireMemberWithTerms = createMiddleware<AppEnv>(async (c, next) => {
  const session = requireMember(c);
  if (!SAFE_METHODS.has(c.req.method)) await assertAgreedToTerms(c, session);
  await next();
});

/** Like {@link requireMemberWithTerms}, but for the agreement itself. */
export const requireMemberBeforeTerms = createMiddleware<AppEnv>(async (c, next) => {
  requireMember(c);
  await next();
});

/**
 * Like requireMemberWithTerms, but also admits requests with the cookie of an ended session, and members who have not
 * agreed to the terms of use. Used for writes that end their own session; the service detects a retry after a lost
 * response.
 */
export const requireMemberOrRetry = createMiddleware<AppEnv>(async (c, next) => {
  if (!cookieIn(c.req.header('cookie'), SESSION_COOKIE)) requireMember(c);
  await next();
});

/**
 * Returns the caller's session for a path that contains a member id. Throws 403 for another member's id. The status is
 * 403 and not 404, so that the user sees the reason; an id does not disclose who is a member.
 */
export function requireSelf(c: AppContext, memberId: number): Session {
  const session = requireMember(c);
  if (session.memberId === memberId) return session;
  throw new ApiError(403, 'permission_denied', 'この操作を行う権限がありません。');
}
