import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { type Choice, choiceFields } from '@/schemas/choice-fields';
import { categoryFields } from '@/schemas/vacancy-fields';
import { publicRead } from '@/server/http/read';
import { jsonContent } from '@/server/http/router';
import { apiTags } from '@/server/openapi/tags';
import { present, wireSchema } from '@/server/openapi/wire-schema';
import { listCategories } from '@/server/vacancies/service';
import { certifications, currentWorkstyles, hopeWorkstyles, regions, withdrawReasons } from './lists';

const categories = createRoute({
  method: 'get',
  path: '/categories/',
  tags: [apiTags.choices.name],
  summary: '案件の分野',
  responses: { 200: jsonContent(z.array(wireSchema(categoryFields)), '一覧に出す順') },
});

const choiceRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags: [apiTags.choices.name],
    summary,
    responses: { 200: jsonContent(z.array(wireSchema(choiceFields)), '一覧に出す順') },
  });

const choiceLists: [path: string, summary: string, choices: Choice[]][] = [
  ['/certification-choices/', '資格の選択肢', certifications],
  ['/hope-workstyle-choices/', '希望する働き方の選択肢', hopeWorkstyles],
  ['/current-workstyle-choices/', '現在の働き方の選択肢', currentWorkstyles],
  ['/withdraw-reason-choices/', '退会理由の選択肢', withdrawReasons],
  ['/region-choices/', '都道府県の選択肢', regions],
];

/** The choice lists (spec §7). */
export const choiceReads = [
  publicRead(categories, async ({ db }) =>
    (await listCategories(db)).map((category) => present(categoryFields, category)),
  ),
  ...choiceLists.map(([path, summary, choices]) =>
    publicRead(choiceRoute(path, summary), async () =>
      choices.map((choice) => present(choiceFields, choice)),
    ),
  ),
];
