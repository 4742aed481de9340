import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { invoiceLookupSchema } from '@/schemas/invoices';
import { consume } from '@/server/http/rate-limit';
import { createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { lookUpIssuer } from './service';

const check = createRoute({
  method: 'get',
  path: '/check-invoice-number/{number}/',
  middleware: membersOnly,
  summary:
    'What the register of qualified invoice issuers knows of a number; an empty list for an unknown one',
  request: { params: z.object({ number: z.string() }) },
  responses: { 200: json(invoiceLookupSchema, "The agency's envelope"), ...refusals(400, 403, 429, 503) },
});

const tooMany = (minutes: number): string =>
  `照会の回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** Invoice number lookup (spec §4, §7). */
export const invoiceRoutes = createRouter().openapi(check, async (c) => {
  const { memberId } = requireMember(c);
  await consume(c, 'invoicePerMember', String(memberId), tooMany);
  return c.json(await lookUpIssuer(c.var.deps, c.req.valid('param').number), 200);
});
