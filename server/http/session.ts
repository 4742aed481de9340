import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { findSession, refreshSession, SESSION_SECONDS, type Session } from '@/server/auth/sessions';
import type { AppContext, AppEnv } from './context';
import { SESSION_COOKIE, writeSessionCookie } from './cookies';
import { ApiError, notAuthenticated } from './errors';

/** Finds out who is calling, and keeps a session that is in use from running out. */
export const sessionMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const token = getCookie(c, SESSION_COOKIE);
  const session = token ? await findSession(c.var.db, token) : null;
  c.set('session', session);
  if (session && (await refreshSession(c.var.db, session))) {
    writeSessionCookie(c, session.token, SESSION_SECONDS);
  }
  await next();
});

/** The caller's session. Throws 403 for the anonymous. */
export function requireMember(c: AppContext): Session {
  if (c.var.session) return c.var.session;
  throw notAuthenticated();
}

/** For a route's `middleware`: the anonymous are turned away before their input is looked at. */
export const membersOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireMember(c);
  await next();
});

/**
 * The same for a write that ends the session it came with: who comes with one that is over may have lost the reply, and
 * the service decides.
 */
export const membersOrRetry = createMiddleware<AppEnv>(async (c, next) => {
  if (!getCookie(c, SESSION_COOKIE)) requireMember(c);
  await next();
});

/**
 * The caller's session where the path names a member: another's id is refused. 403 and not 404, since the person
 * is to read why, and an id tells nothing about who is a member.
 */
export function requireSelf(c: AppContext, memberId: number): Session {
  const session = requireMember(c);
  if (session.memberId === memberId) return session;
  throw new ApiError(403, 'permission_denied', 'この操作を行う権限がありません。');
}
