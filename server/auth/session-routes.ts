import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { sessionFields } from '@/schemas/account-fields';
import {
  acceptedResponse,
  createRouter,
  errorResponses,
  jsonContent,
  membersOnly,
} from '@/server/http/router';
import { requireMember, requireMemberBeforeTerms, setSession } from '@/server/http/session';
import { apiTags, BEYOND_SPECIFICATION } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { endOtherSessions, endSessionById, listSessions } from './session-list';

const common = {
  ...membersOnly(requireMemberBeforeTerms),
  tags: [apiTags.auth.name],
  description: BEYOND_SPECIFICATION,
};

const listRoute = createRoute({
  ...common,
  method: 'get',
  path: '/sessions/',
  summary: 'ログイン中の端末',
  responses: {
    200: jsonContent(z.array(wireSchema(sessionFields)), '有効なログイン'),
    ...errorResponses(403),
  },
});

const endRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/sessions/{sessionId}/',
  summary: 'ログイン中の端末のログアウト',
  request: { params: z.object({ sessionId: z.uuid() }) },
  responses: { 200: acceptedResponse, ...errorResponses(403) },
});

const endOthersRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/sessions/',
  summary: 'この端末以外のすべてのログアウト',
  responses: { 200: acceptedResponse, ...errorResponses(403) },
});

/** The routes by which members see and end their logins (decision 0084). The specification does not have them. */
export const sessionRoutes = createRouter()
  .openapi(listRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await listSessions(c.var.db, requireMember(c)), 200);
  })
  .openapi(endRoute, async (c) => {
    const isOwn = await endSessionById(c.var.db, requireMember(c), c.req.valid('param').sessionId);
    if (isOwn) setSession(c, null);
    return c.json({ message: '端末をログアウトしました。' }, 200);
  })
  .openapi(endOthersRoute, async (c) => {
    await endOtherSessions(c.var.db, requireMember(c));
    return c.json({ message: 'ほかの端末をすべてログアウトしました。' }, 200);
  });
