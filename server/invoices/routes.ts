import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { invoiceLookupFields } from '@/schemas/invoice-fields';
import { createRouter, errorResponses, jsonContent, membersOnly } from '@/server/http/router';
import { requireMember, requireMemberWithTerms } from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { consumeLookupLimit, lookUpIssuer } from './service';

const checkRoute = createRoute({
  method: 'get',
  path: '/check-invoice-number/{number}/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.choices.name],
  summary: '適格請求書発行事業者の登録番号を照会',
  request: { params: z.object({ number: z.string() }) },
  responses: {
    200: jsonContent(wireSchema(invoiceLookupFields), '国税庁Web-APIと同じ形'),
    ...errorResponses(400, 403, 429, 503),
  },
});

/** The route that looks up an invoice number (spec §4, §7). */
export const invoiceRoutes = createRouter().openapi(checkRoute, async (c) => {
  const { memberId } = requireMember(c);
  await consumeLookupLimit(c, memberId);
  return c.json(await lookUpIssuer(c.var.deps, c.req.valid('param').number), 200);
});
