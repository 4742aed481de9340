import { createRoute } from '@hono/zod-openapi';
import { addressesFields } from '@/schemas/address-fields';
import { zipRequestSchema } from '@/schemas/addresses';
import { consumeLimit } from '@/server/http/rate-limit';
import { createRouter, errorResponses, jsonContent, requiredJsonBody } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { findAddressesByZip } from './service';

const lookUpRoute = createRoute({
  method: 'post',
  path: '/address-from-zip/',
  tags: [apiTags.choices.name],
  summary: '郵便番号から住所を照会',
  request: { body: requiredJsonBody(zipRequestSchema) },
  responses: { 200: jsonContent(wireSchema(addressesFields), '1件以上'), ...errorResponses(400, 403, 429) },
});

const tooManyMessage = (minutes: number): string =>
  `住所の照会が多すぎます。${minutes}分ほど待ってからお試しいただくか、住所を直接入力してください。`;

/** The route that looks up addresses by postal code (spec §5, §7). */
export const addressRoutes = createRouter().openapi(lookUpRoute, async (c) => {
  await consumeLimit(c, 'zipPerIp', c.var.clientIp, tooManyMessage);
  return c.json(await findAddressesByZip(c.req.valid('json').zip), 200);
});
