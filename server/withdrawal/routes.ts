import { createRoute } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { SESSION_COOKIE } from '@/config/cookies';
import { withdrawalSchema } from '@/schemas/account';
import { memberIdParams } from '@/server/http/pagination';
import { consumeLimit } from '@/server/http/rate-limit';
import {
  acceptedResponse,
  createRouter,
  errorResponses,
  membersOnly,
  requiredJsonBody,
} from '@/server/http/router';
import { requireMemberOrRetry, requireSelf, setSession } from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { hasJustWithdrawn, withdraw } from './service';

const withdrawalRoute = createRoute({
  method: 'patch',
  path: '/members/{memberId}/withdraw/',
  ...membersOnly(requireMemberOrRetry),
  tags: [apiTags.members.name],
  summary: '退会',
  request: {
    params: memberIdParams,
    body: requiredJsonBody(withdrawalSchema),
  },
  responses: { 200: acceptedResponse, ...errorResponses(400, 403, 429) },
});

/** The route for the withdrawal (spec §4, §7). */
export const withdrawalRoutes = createRouter().openapi(withdrawalRoute, async (c) => {
  const { memberId } = c.req.valid('param');
  const done = { message: '退会の手続きが完了しました。' };
  const cookie = getCookie(c, SESSION_COOKIE);
  if (!c.var.session && cookie && (await hasJustWithdrawn(c.var.db, memberId, cookie))) {
    setSession(c, null);
    return c.json(done, 200);
  }
  const session = requireSelf(c, memberId);
  await consumeLimit(c, 'passwordPerMember', String(memberId));
  await withdraw(c.var.db, session, c.req.valid('json'), c.var.deps.siteOrigin);
  setSession(c, null);
  return c.json(done, 200);
});
