import type { ApiBindings } from '@/lib/api-bindings';
import { API_PREFIX, isPathBelow } from '@/lib/api-path';
import { cutWithReply } from './cut-reply';
import { exchange, TIMEOUTS_MS } from './exchange';
import { forwardedHeaders, isForeignWrite } from './forward-headers';
import { cleanReplyHeaders, dropForeignRedirect, forbidSharing } from './reply-headers';

const FOREIGN_MESSAGE =
  'このサイト以外のページからは操作できません。このサイトの画面を開いて、もう一度お試しください。';
const NOT_FOUND_MESSAGE = 'お探しの情報が見つかりません。';

/**
 * Forwards a request to the API at another origin and returns its reply. Of the request's address, only the path
 * below /api/v3/public/ and the query are used. Cookies and X-CSRFToken are passed on. Never rejects: returns 403 for a
 * write from a page of another site, 404 for any other path, and 502 and 504 as {@link exchange} does.
 */
export async function forward(
  request: Request,
  origin: string,
  bindings?: ApiBindings,
  timeouts = TIMEOUTS_MS,
): Promise<Response> {
  // The API cannot check this itself, because the headers that it would check are replaced below.
  if (isForeignWrite(request))
    return Response.json({ error: FOREIGN_MESSAGE, code: 'cross_site_request' }, { status: 403 });
  const { pathname, search } = new URL(request.url);
  if (!isPathBelow(pathname, `${API_PREFIX}/`))
    return Response.json({ error: NOT_FOUND_MESSAGE }, { status: 404 });
  const target = new URL(`${pathname}${search}`, origin);
  const reply = await exchange(request, target, forwardedHeaders(request, origin, bindings), timeouts);
  const response = cutWithReply(reply, bindings?.outgoing);
  cleanReplyHeaders(response.headers, target);
  forbidSharing(request, response, origin);
  dropForeignRedirect(request, response);
  return response;
}
