import type { AppContext } from '@/server/http/context';
import { writeBrowserCookie, writeSessionCookie } from '@/server/http/cookies';
import type { OpenedSession } from './known-browsers';
import { SESSION_SECONDS } from './sessions';

/** Sets the session of the request and its cookies. Null deletes the session's cookie; the browser stays known. */
export function setSession(c: AppContext, session: OpenedSession | null): void {
  c.set('session', session);
  writeSessionCookie(c, session?.token ?? '', session ? SESSION_SECONDS : 0);
  if (session) writeBrowserCookie(c, session.browserToken);
}
