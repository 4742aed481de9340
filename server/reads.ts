import { TrieRouter } from 'hono/router/trie-router';
import type { FindPageRead, OpenPageReads } from '@/gateway/reference-api';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { API_PREFIX } from '@/lib/urls';
import { choiceReads } from '@/server/choices/routes';
import { columnReads } from '@/server/columns/routes';
import type { AppDeps } from '@/server/http/context';
import { renewCsrfToken } from '@/server/http/csrf';
import { notFound, toErrorReply } from '@/server/http/errors';
import { idParams } from '@/server/http/pagination';
import { isPublic, type Read } from '@/server/http/read';
import { sessionOf } from '@/server/http/session';
import { memberReads } from '@/server/members/routes';
import { seminarApplicationReads } from '@/server/seminar-applications/routes';
import { seminarReads } from '@/server/seminars/routes';
import { skillReads } from '@/server/skills/routes';
import { vacancyReads } from '@/server/vacancies/routes';
import { vacancyApplicationReads } from '@/server/vacancy-applications/routes';

/** The reads of the API. Each is a route (app.ts), and a function that pages of this process call. */
export const reads: readonly Read[] = [
  ...choiceReads,
  ...columnReads,
  ...memberReads,
  ...seminarApplicationReads,
  ...seminarReads,
  ...skillReads,
  ...vacancyApplicationReads,
  ...vacancyReads,
];

/** Finds the read of a path as the app does. */
const router = new TrieRouter<Read>();
for (const read of reads) router.add('GET', read.route.getRoutingPath(), read);

/**
 * Returns the reads of pages in this process. A page gets the body that the route would send, from the same function, and
 * the same answer to an error, without a request, a response and their JSON.
 */
export function createPageReads(deps: AppDeps): OpenPageReads {
  const { db, siteOrigin } = deps;
  return (headers, setCookies) => {
    /** Looks the session up and extends its cookies, as a request of the network does. */
    const openSession = async () => {
      const source = { siteOrigin, cookies: headers.cookie };
      const { session, setCookies: lines } = await sessionOf(db, source);
      setCookies([...lines, ...(await renewCsrfToken(db, source, session))]);
      return session;
    };
    let opened: ReturnType<typeof openSession> | undefined;
    const sessionOfPage = () => {
      opened ??= openSession();
      return opened;
    };
    const findRead: FindPageRead = (path, query) => {
      const [found] = router.match('GET', path)[0];
      if (!found) return undefined;
      const [read, params] = found;
      const run = async () => {
        const { success, data } = idParams.safeParse(params);
        if ('id' in params && !success) throw notFound();
        // Nothing of a member can reach what others get too.
        const session = isPublic(read) ? null : await sessionOfPage();
        const context = { db, siteOrigin, session, path: API_PREFIX + path, query, id: data?.id };
        return { status: 200, data: await read.read(context) };
      };
      return {
        sharedWith: read.sharedWith,
        run: () =>
          run().catch((thrown) => {
            const call = {
              requestId: headers[REQUEST_ID_HEADER],
              method: 'GET',
              route: API_PREFIX + read.route.path,
            };
            const { status, body } = toErrorReply(thrown, call);
            return { status, data: body };
          }),
      };
    };
    return findRead;
  };
}
