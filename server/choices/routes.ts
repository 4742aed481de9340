import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { choiceSchema } from '@/schemas/common';
import { prefectures } from '@/schemas/prefectures';
import { categoriesSchema } from '@/schemas/vacancies';
import { createRouter, json } from '@/server/http/router';
import { listCategories } from '@/server/vacancies/service';

const categories = createRoute({
  method: 'get',
  path: '/categories/',
  summary: 'Project categories',
  responses: { 200: json(categoriesSchema, 'In the order of the choice list') },
});

const regions = createRoute({
  method: 'get',
  path: '/region-choices/',
  summary: 'Prefectures',
  responses: { 200: json(z.array(choiceSchema), 'From north to south') },
});

/** By code: JavaScript puts '10' before '01' among the keys of an object. */
const regionChoices = Object.entries(prefectures)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.value.localeCompare(b.value));

/** Choice lists (spec §7). */
export const choiceRoutes = createRouter()
  .openapi(categories, async (c) => c.json(await listCategories(c.var.db), 200))
  .openapi(regions, (c) => c.json(regionChoices, 200));
