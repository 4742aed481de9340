import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { careerEducationSchema } from '@/schemas/career-education';
import { idSchema } from '@/schemas/common';
import { meSchema } from '@/schemas/members';
import { notFound } from '@/server/http/errors';
import { body, createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember, requireSelf } from '@/server/http/session';
import { presentCareer, presentMe } from './present';
import { findById, listCareers, replaceCareers } from './service';

const me = createRoute({
  method: 'get',
  path: '/members/me/',
  summary: 'The current member',
  responses: { 200: json(meSchema, 'The current member'), ...refusals(403) },
});

const updateCareers = createRoute({
  method: 'patch',
  path: '/career-education/{memberId}/',
  middleware: membersOnly,
  summary: 'Replaces the work history of the current member',
  request: {
    params: z.object({ memberId: z.coerce.number().pipe(idSchema) }),
    body: body(careerEducationSchema),
  },
  responses: {
    200: json(careerEducationSchema, 'The work history as stored, newest first'),
    ...refusals(400, 403),
  },
});

/** The member's own record and its parts. */
export const memberRoutes = createRouter()
  .openapi(me, async (c) => {
    const { memberId } = requireMember(c);
    const member = await findById(c.var.db, memberId);
    if (!member) throw notFound();
    return c.json(presentMe(member, await listCareers(c.var.db, memberId)), 200);
  })
  .openapi(updateCareers, async (c) => {
    const { memberId } = requireSelf(c, c.req.valid('param').memberId);
    const rows = await replaceCareers(c.var.db, memberId, c.req.valid('json').careers);
    return c.json({ careers: rows.map(presentCareer) }, 200);
  });
