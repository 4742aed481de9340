import { hasSessionCookie } from '@/config/session-cookie';
import { REPLY_TIMEOUT_MS } from '@/gateway/exchange';
import { readForPage } from '@/gateway/page-reads';
import { getRuntime } from '@/gateway/runtime';
import { withTimeout } from '@/gateway/with-timeout';
import { createFailureError } from '@/lib/errors/api-failure';
import { readFailedReply } from '@/lib/errors/error-body';
import { untilAborted } from '@/lib/until-aborted';
import type { ReadHttp } from './http-client';
import { createServerHttp, passCookies, type Visit } from './server-http';

/**
 * Returns how a page reads. The API of this process is called as a function, which answers what a request would get; an
 * API at API_ORIGIN, and what only a request may ask, gets a request (docs/architecture.md, "How a page reads").
 */
export function createPageHttp(visit: Visit): ReadHttp {
  const openPageReads = getRuntime()?.openPageReads;
  if (!openPageReads) return createServerHttp(visit);
  const { headers } = visit.req;
  const hasSession = hasSessionCookie(headers.cookie);
  const findRead = openPageReads(headers, passCookies(visit, hasSession));
  return {
    get: async (path, config) => {
      const read = readForPage(path, config.params ?? new URLSearchParams(), { findRead, hasSession });
      if (!read) return createServerHttp(visit).get(path, config);
      const answered = withTimeout(REPLY_TIMEOUT_MS, () => untilAborted(read, config.signal));
      const { status, data } = await answered.catch((cause) => {
        throw createFailureError(
          'The API did not answer',
          { status: 0, error: undefined, fields: {} },
          cause,
        );
      });
      if (status === 200) return { data };
      throw createFailureError(`The API answered ${status}`, readFailedReply({ status, data }));
    },
  };
}
