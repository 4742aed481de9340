import { hasSessionCookie } from '@/config/session-cookie';
import { MAX_KEY_LENGTH, readAsVisitor } from '@/gateway/api-fetch';
import { REPLY_TIMEOUT_MS } from '@/gateway/exchange';
import type { PageRead } from '@/gateway/reference-api';
import { withTimeout } from '@/gateway/reply-limits';
import { getRuntime } from '@/gateway/runtime';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { untilAborted } from '@/lib/until-aborted';
import type { ReadHttp } from './calls';
import { createReadHttp } from './read-reply';
import { createServerRequest, passCookies, type Visit } from './server-http';

/**
 * Returns how a page reads. What is the same for everybody comes from the replies that are kept for a moment. What is a
 * member's own is read by a function of the API in this process, which answers what a request would get; an API at
 * API_ORIGIN, and what only a request may ask, gets a request (docs/architecture.md, "How a page reads").
 */
export function createPageHttp(visit: Visit): ReadHttp {
  const request = createServerRequest(visit);
  const openPageReads = getRuntime()?.openPageReads;
  if (!openPageReads) return createReadHttp(request);
  const { req } = visit;
  const hasSession = hasSessionCookie(req.headers.cookie);
  const findRead = openPageReads(req.headers, passCookies(visit, hasSession));
  const answer = ({ sharedWith, run }: PageRead, address: string) => {
    const isShared = sharedWith === 'everybody' || (sharedWith === 'visitors' && !hasSession);
    return isShared && address.length <= MAX_KEY_LENGTH ? readAsVisitor(address, { incoming: req }) : run();
  };
  return createReadHttp(async (path, config) => {
    const { params = new URLSearchParams(), signal } = config;
    const read = findRead(path, params);
    if (!read) return request(path, config);
    const address = params.size > 0 ? `${path}?${params}` : path;
    const answered = withTimeout(REPLY_TIMEOUT_MS, () => untilAborted(answer(read, address), signal));
    return answered.catch((cause) => {
      throw new ApiCallError('unavailable', { cause });
    });
  });
}
