import { createRoute } from '@hono/zod-openapi';
import { zipAddressesSchema, zipRequestSchema } from '@/schemas/address';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { addressesOf } from './service';

const lookUp = createRoute({
  method: 'post',
  path: '/address-from-zip/',
  summary: 'The addresses of a postal code',
  request: { body: body(zipRequestSchema) },
  responses: { 200: json(zipAddressesSchema, 'One or more'), ...refusals(400, 403) },
});

/** Postal codes (spec §5, §7). */
export const addressRoutes = createRouter().openapi(lookUp, async (c) =>
  c.json(await addressesOf(c.req.valid('json').zip), 200),
);
