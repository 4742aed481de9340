import { createRoute } from '@hono/zod-openapi';
import { createRouter, errorResponses, jsonContent, membersOnly } from '@/server/http/router';
import { requireMember, requireMemberWithTerms } from '@/server/http/session';
import { apiTags, BEYOND_SPECIFICATION } from '@/server/openapi/tags';
import { personalDataSchema } from './schema';
import { readPersonalData } from './service';

const personalDataRoute = createRoute({
  method: 'get',
  path: '/personal-data/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: '会員本人について保存しているすべての情報',
  description: BEYOND_SPECIFICATION,
  responses: { 200: jsonContent(personalDataSchema, '会員本人の情報'), ...errorResponses(403) },
});

/** The route for the disclosure of the member's own data (decision 0084). The specification does not have it. */
export const personalDataRoutes = createRouter().openapi(personalDataRoute, async (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json(await readPersonalData(c.var.db, requireMember(c)), 200);
});
