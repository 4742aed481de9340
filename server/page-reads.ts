import { Context } from 'hono';
import type { FindPageRead, OpenPageReads } from '@/gateway/reference-api';
import { API_PREFIX } from '@/lib/api-path';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { choiceReads } from '@/server/choices/routes';
import { columnReads } from '@/server/columns/routes';
import type { AppDeps, AppEnv } from '@/server/http/context';
import { renewCsrfToken } from '@/server/http/csrf';
import { toErrorReply } from '@/server/http/errors';
import { readersOf } from '@/server/http/public-read';
import { loadSession } from '@/server/http/session';
import { memberReads } from '@/server/members/routes';
import { seminarApplicationReads } from '@/server/seminar-applications/routes';
import { seminarReads } from '@/server/seminars/routes';
import { skillReads } from '@/server/skills/routes';
import { vacancyReads } from '@/server/vacancies/routes';
import { vacancyApplicationReads } from '@/server/vacancy-applications/routes';

/** The reads that pages call without a request, by the paths of their routes. */
const readsByPath = new Map(
  [
    ...choiceReads,
    ...columnReads,
    ...memberReads,
    ...seminarApplicationReads,
    ...seminarReads,
    ...skillReads,
    ...vacancyApplicationReads,
    ...vacancyReads,
  ].map((read) => [read.route.path, read]),
);

/** An id as the API accepts it in a path. */
const ID_SEGMENT = /\/([1-9]\d{0,14})\//;

/**
 * Returns the reads of pages in this process. A page gets the body that the route would send, from the same function, and
 * the same answer to an error, without a request, a response and their JSON.
 */
export function createPageReads(deps: AppDeps): OpenPageReads {
  const visitor = { deps, db: deps.db, session: null, clientIp: 'local' };

  /** Loads the session as a request of the network does, and extends the cookies of the page. */
  async function openSession(
    cookie: string,
    setCookies: (lines: string[]) => void,
  ): Promise<AppEnv['Variables']> {
    const c = new Context<AppEnv>(new Request(deps.siteOrigin, { headers: { cookie } }));
    for (const [name, value] of Object.entries(visitor))
      c.set(name as keyof AppEnv['Variables'], value as never);
    await loadSession(c);
    await renewCsrfToken(c);
    setCookies(c.res.headers.getSetCookie());
    return { ...visitor, session: c.var.session };
  }

  return (headers, setCookies) => {
    let session: Promise<AppEnv['Variables']> | undefined;
    const findRead: FindPageRead = (path, query) => {
      const id = ID_SEGMENT.exec(path)?.[1];
      const found = readsByPath.get(path.replace(ID_SEGMENT, '/{id}/'));
      if (!found) return undefined;
      const { route, read } = found;
      const readers = readersOf(route);
      const run = async () => {
        // Nothing of a member can reach what others get too.
        const isOwn = readers === 'none';
        if (isOwn) session ??= openSession(headers.cookie ?? '', setCookies);
        const variables = isOwn && session ? await session : visitor;
        return {
          status: 200,
          data: await read({ var: variables, path: API_PREFIX + path, query, id: Number(id) }),
        };
      };
      return {
        readers,
        run: () =>
          run().catch((thrown) => {
            const call = {
              requestId: headers[REQUEST_ID_HEADER],
              method: 'GET',
              route: API_PREFIX + route.path,
            };
            const { status, body } = toErrorReply(thrown, call);
            return { status, data: body };
          }),
      };
    };
    return findRead;
  };
}
