import { createRoute } from '@hono/zod-openapi';
import { type Choice, choicesSchema } from '@/schemas/common';
import { categoriesSchema } from '@/schemas/vacancies';
import { createRouter, json } from '@/server/http/router';
import { listCategories } from '@/server/vacancies/service';
import { certifications, currentWorkstyles, hopeWorkstyles, regions, withdrawReasons } from './lists';

const categories = createRoute({
  method: 'get',
  path: '/categories/',
  summary: 'Categories of projects and skills',
  responses: { 200: json(categoriesSchema, '一覧に出す順') },
});

const choiceRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    responses: { 200: json(choicesSchema, '一覧に出す順') },
  });

const choiceLists: [path: string, summary: string, choices: Choice[]][] = [
  ['/certification-choices/', 'Licences and certifications', certifications],
  ['/hope-workstyle-choices/', 'Work styles to hope for', hopeWorkstyles],
  ['/current-workstyle-choices/', 'Work styles as they are', currentWorkstyles],
  ['/withdraw-reason-choices/', 'Reasons to leave', withdrawReasons],
  ['/region-choices/', 'Prefectures, from north to south', regions],
];

/** The routes of the choice lists (spec §7). */
export const choiceRoutes = createRouter();
choiceRoutes.openapi(categories, async (c) => c.json(await listCategories(c.var.db), 200));
for (const [path, summary, choices] of choiceLists)
  choiceRoutes.openapi(choiceRoute(path, summary), (c) => c.json(choices, 200));
