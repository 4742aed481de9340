import type { AppContext } from '@/server/http/context';
import { writeSessionCookie } from '@/server/http/cookies';
import { SESSION_SECONDS, type Session } from './sessions';

/** Sets the session of the request and its cookie. Null deletes the cookie. */
export function setSession(c: AppContext, session: Session | null): void {
  c.set('session', session);
  writeSessionCookie(c, session?.token ?? '', session ? SESSION_SECONDS : 0);
}
