import { createRoute } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { idSchema } from '@/schemas/common';
import { withdrawalSchema } from '@/schemas/withdrawal';
import { enter } from '@/server/auth/enter';
import { SESSION_COOKIE } from '@/server/http/cookies';
import { consume } from '@/server/http/rate-limit';
import { accepted, body, createRouter, refusals } from '@/server/http/router';
import { membersOrRepeat, requireSelf } from '@/server/http/session';
import { hasJustWithdrawn, withdraw } from './service';

const withdrawal = createRoute({
  method: 'patch',
  path: '/members/{memberId}/withdraw/',
  middleware: membersOrRepeat,
  summary: 'Ends the membership of the current member; repeating it changes nothing',
  request: {
    params: z.object({ memberId: z.coerce.number().pipe(idSchema) }),
    body: body(withdrawalSchema),
  },
  responses: { 200: accepted, ...refusals(400, 403, 429) },
});

/** Withdrawal (spec §4, §7). */
export const withdrawalRoutes = createRouter().openapi(withdrawal, async (c) => {
  const { memberId } = c.req.valid('param');
  const done = { message: '退会の手続きが完了しました。' };
  const cookie = getCookie(c, SESSION_COOKIE);
  if (!c.var.session && cookie && (await hasJustWithdrawn(c.var.db, memberId, cookie))) {
    enter(c, null);
    return c.json(done, 200);
  }
  const session = requireSelf(c, memberId);
  await consume(c, 'passwordPerMember', String(memberId));
  await withdraw(c.var.db, session, c.req.valid('json'), c.var.deps.siteOrigin);
  enter(c, null);
  return c.json(done, 200);
});
