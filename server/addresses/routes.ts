import { createRoute } from '@hono/zod-openapi';
import { zipAddressesSchema, zipRequestSchema } from '@/schemas/address';
import { consume } from '@/server/http/rate-limit';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { addressesOf } from './service';

const lookUp = createRoute({
  method: 'post',
  path: '/address-from-zip/',
  summary: 'The addresses of a postal code',
  request: { body: body(zipRequestSchema) },
  responses: { 200: json(zipAddressesSchema, '1件以上'), ...refusals(400, 403, 429) },
});

const tooMany = (minutes: number): string =>
  `住所の照会が多すぎます。${minutes}分ほど待ってからお試しいただくか、住所を直接入力してください。`;

/** Postal codes (spec §5, §7). */
export const addressRoutes = createRouter().openapi(lookUp, async (c) => {
  await consume(c, 'zipPerAddress', c.var.clientIp, tooMany);
  return c.json(await addressesOf(c.req.valid('json').zip), 200);
});
