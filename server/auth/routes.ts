import { createRoute } from '@hono/zod-openapi';
import { credentialsSchema, registrationSchema, setPasswordSchema } from '@/schemas/auth';
import { acceptedSchema } from '@/schemas/common';
import { meSchema } from '@/schemas/members';
import { consume, forgive } from '@/server/http/rate-limit';
import { accepted, body, createRouter, json, refusals } from '@/server/http/router';
import { readMe } from '@/server/members/me';
import { enter } from './enter';
import { logIn } from './login';
import { completeRegistration, requestRegistration } from './registration';
import { closeSession } from './sessions';

const register = createRoute({
  method: 'post',
  path: '/members/',
  summary: 'Asks for registration; the way on comes by mail',
  request: { body: body(registrationSchema) },
  responses: { 201: accepted, ...refusals(400, 403, 429) },
});

const setPassword = createRoute({
  method: 'post',
  path: '/set-password/',
  summary: 'Completes registration with the token of the mail, and logs in',
  request: { body: body(setPasswordSchema) },
  responses: {
    200: json(meSchema, '登録された会員'),
    202: json(acceptedSchema, '手続きは完了。運営者の承認を待つ（MEMBER_APPROVAL=manual）'),
    ...refusals(400, 403, 429),
  },
});

const login = createRoute({
  method: 'post',
  path: '/login/',
  summary: 'Logs in',
  request: { body: body(credentialsSchema) },
  responses: { 200: json(meSchema, 'ログインした会員'), ...refusals(400, 403, 429) },
});

const logout = createRoute({
  method: 'post',
  path: '/logout/',
  summary: 'Logs out; without a session too',
  responses: { 200: accepted, ...refusals(403) },
});

const later = (minutes: number): string =>
  `お申し込みの回数が多すぎます。${minutes}分ほど待ってからお試しください。`;
const tooManyLogins = (minutes: number): string =>
  `ログインの試行回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** Registration, login and logout (spec §4). */
export const authRoutes = createRouter()
  .openapi(register, async (c) => {
    const { email } = c.req.valid('json');
    await consume(c, 'registrationPerAddress', c.var.clientIp, later);
    await consume(c, 'registrationPerAccount', email, later);
    await requestRegistration(c.var.db, email, c.var.deps.siteOrigin);
    return c.json({ message: '認証用のメールを送信しました。' }, 201);
  })
  .openapi(setPassword, async (c) => {
    await consume(c, 'setPasswordPerAddress', c.var.clientIp, later);
    const { db, session, deps } = c.var;
    const entered = await completeRegistration(db, c.req.valid('json'), session, deps);
    if (!entered.session) return c.json({ message: '会員登録のお申し込みを受け付けました。' }, 202);
    enter(c, entered.session);
    return c.json(await readMe(db, entered.member.id), 200);
  })
  .openapi(login, async (c) => {
    const credentials = c.req.valid('json');
    // By address and account together: nobody can lock a member out from elsewhere.
    const account = `${c.var.clientIp} ${credentials.email}`;
    await consume(c, 'loginPerAddress', c.var.clientIp, tooManyLogins);
    await consume(c, 'loginPerAccount', account, tooManyLogins);
    const entered = await logIn(c.var.db, credentials, c.var.session);
    await forgive(c, 'loginPerAccount', account);
    enter(c, entered.session);
    return c.json(await readMe(c.var.db, entered.member.id), 200);
  })
  .openapi(logout, async (c) => {
    if (c.var.session) await closeSession(c.var.db, c.var.session);
    enter(c, null);
    return c.json({ message: 'ログアウトしました。' }, 200);
  });
