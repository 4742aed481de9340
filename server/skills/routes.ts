import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { abilityFields, skillFields } from '@/schemas/choice-fields';
import { skillRecordFields } from '@/schemas/member-fields';
import { skillRequestSchema, skillUpdateSchema } from '@/schemas/skills';
import { inSessionTransaction } from '@/server/auth/session-lock';
import { idParams } from '@/server/http/pagination';
import { publicRead } from '@/server/http/read';
import {
  createRouter,
  errorResponses,
  jsonContent,
  membersOnly,
  requiredJsonBody,
} from '@/server/http/router';
import { requireMember, requireMemberWithTerms } from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { present, wireSchema } from '@/server/openapi/wire-schema';
import { listAbilities, listSkills, type SkillCategoryInformation, saveSkills } from './service';

const skillsRoute = createRoute({
  method: 'get',
  path: '/skills/',
  tags: [apiTags.choices.name],
  summary: '業務スキル',
  responses: { 200: jsonContent(z.array(wireSchema(skillFields)), '分野ごと') },
});

const abilitiesRoute = createRoute({
  method: 'get',
  path: '/abilities/',
  tags: [apiTags.choices.name],
  summary: '強み・能力',
  responses: { 200: jsonContent(z.array(wireSchema(abilityFields)), '一覧に出す順') },
});

const saveRoute = createRoute({
  method: 'post',
  path: '/skill-category-informations/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: '業務スキルの登録',
  request: { body: requiredJsonBody(skillRequestSchema) },
  responses: {
    200: jsonContent(wireSchema(skillRecordFields), 'すでにあった登録（内容は今回のもの）'),
    201: jsonContent(wireSchema(skillRecordFields), '新しい登録'),
    ...errorResponses(400, 403),
  },
});

const updateRoute = createRoute({
  method: 'patch',
  path: '/skill-category-informations/{id}/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: '業務スキルの変更',
  request: { params: idParams, body: requiredJsonBody(skillUpdateSchema) },
  responses: {
    200: jsonContent(wireSchema(skillRecordFields), '変更後の内容'),
    ...errorResponses(400, 403, 404),
  },
});

const presentSkills = ({ id, formData }: SkillCategoryInformation) =>
  present(skillRecordFields, { id, ...formData });

/** The lists of skills and abilities (spec §3, §7). */
export const skillReads = [
  publicRead(skillsRoute, async ({ db }) =>
    (await listSkills(db)).map((skill) => present(skillFields, skill)),
  ),
  publicRead(abilitiesRoute, async ({ db }) =>
    (await listAbilities(db)).map((ability) => present(abilityFields, ability)),
  ),
];

/** The routes of the member's own skills (spec §3). */
export const skillRoutes = createRouter()
  .openapi(saveRoute, async (c) => {
    const session = requireMember(c);
    const { formData } = c.req.valid('json');
    const { information, created } = await inSessionTransaction(c.var.db, session, (tx) =>
      saveSkills(tx, session.memberId, formData),
    );
    return c.json(presentSkills(information), created ? 201 : 200);
  })
  .openapi(updateRoute, async (c) => {
    const session = requireMember(c);
    const { id } = c.req.valid('param');
    const { formData } = c.req.valid('json');
    const { information } = await inSessionTransaction(c.var.db, session, (tx) =>
      saveSkills(tx, session.memberId, formData, id),
    );
    return c.json(presentSkills(information), 200);
  });
