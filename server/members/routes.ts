import { createRoute } from '@hono/zod-openapi';
import { careerEducationSchema } from '@/schemas/career-education-request';
import { careerEducationFields } from '@/schemas/member-fields';
import { memberUpdateSchema } from '@/schemas/members';
import { inSessionTransaction } from '@/server/auth/session-lock';
import { memberIdParams } from '@/server/http/pagination';
import { ownRead } from '@/server/http/read';
import {
  createRouter,
  errorResponses,
  jsonContent,
  membersOnly,
  requiredJsonBody,
} from '@/server/http/router';
import { requireMemberWithTerms, requireSelf } from '@/server/http/session';
import { assertRegistered, consumeLookupLimit } from '@/server/invoices/service';
import { apiTags } from '@/server/openapi/tags';
import { present, wireSchema } from '@/server/openapi/wire-schema';
import { listCareers, listEducations, replaceCareers, replaceEducations } from './career-education';
import { readMe } from './me';
import { careerOf, educationOf, meSchema } from './present';
import { onlySent, updateMember } from './update';

const meRoute = createRoute({
  method: 'get',
  path: '/members/me/',
  tags: [apiTags.members.name],
  summary: 'ログイン中の会員の情報',
  responses: { 200: jsonContent(meSchema, 'ログイン中の会員'), ...errorResponses(403) },
});

const updateRoute = createRoute({
  method: 'patch',
  path: '/members/{memberId}/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: '会員情報の変更（送った項目だけを置き換え）',
  request: { params: memberIdParams, body: requiredJsonBody(memberUpdateSchema) },
  responses: { 200: jsonContent(meSchema, '変更後の会員'), ...errorResponses(400, 403, 429) },
});

const updateCareersRoute = createRoute({
  method: 'patch',
  path: '/career-education/{memberId}/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: '職務経歴・学歴の変更（全体を置き換え）',
  request: { params: memberIdParams, body: requiredJsonBody(careerEducationSchema) },
  responses: {
    200: jsonContent(wireSchema(careerEducationFields), '保存された職務経歴と学歴（送った順）'),
    ...errorResponses(400, 403),
  },
});

/** The member's own record. */
export const memberReads = [ownRead(meRoute, ({ db, session }) => readMe(db, session.memberId))];

/** The routes that change the member's own record. */
export const memberRoutes = createRouter()
  .openapi(updateRoute, async (c) => {
    const session = requireSelf(c, c.req.valid('param').memberId);
    const { memberId } = session;
    const changes = onlySent(c.req.valid('json'), await c.req.json());
    const number = changes.invoice_establishment?.organizations_number;
    // The lookup runs before the transaction, because a transaction must not wait for an external service.
    if (number) {
      await consumeLookupLimit(c, memberId);
      await assertRegistered(c.var.deps, number);
    }
    await inSessionTransaction(c.var.db, session, (tx) => updateMember(tx, memberId, changes));
    return c.json(await readMe(c.var.db, memberId), 200);
  })
  .openapi(updateCareersRoute, async (c) => {
    const session = requireSelf(c, c.req.valid('param').memberId);
    const { memberId } = session;
    const { careers, educations } = c.req.valid('json');
    const stored = await inSessionTransaction(c.var.db, session, async (tx) => {
      if (careers) await replaceCareers(tx, memberId, careers);
      if (educations) await replaceEducations(tx, memberId, educations);
      return {
        careers: (await listCareers(tx, memberId)).map(careerOf),
        educations: (await listEducations(tx, memberId)).map(educationOf),
      };
    });
    return c.json(present(careerEducationFields, stored), 200);
  });
