import type { AppContext } from '@/server/http/context';
import { writeSessionCookie } from '@/server/http/cookies';
import { SESSION_SECONDS, type Session } from './sessions';

/** Makes the session that of the browser; without one, the browser has none from now on. */
export function setSession(c: AppContext, session: Session | null): void {
  c.set('session', session);
  writeSessionCookie(c, session?.token ?? '', session ? SESSION_SECONDS : 0);
}
