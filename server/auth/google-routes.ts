import { createRoute } from '@hono/zod-openapi';
import { googleLoginResultSchema, googleLoginSchema } from '@/schemas/account';
import { Refusal } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { accepted, body, createRouter, json, refusals } from '@/server/http/router';
import { membersOnly, requireMember } from '@/server/http/session';
import { enter } from './enter';
import { enterWithGoogle, googleDenied, linkGoogle, registerWithGoogle, unlinkGoogle } from './google';

const google = createRoute({
  method: 'post',
  path: '/login/google/',
  summary: 'Logs in, registers or links with an ID token of Google; the code tells the outcome',
  request: { body: body(googleLoginSchema) },
  responses: {
    200: json(googleLoginResultSchema, '結果。code が空でないときは message に理由'),
    ...refusals(400, 403, 429, 503),
  },
});

const unlink = createRoute({
  method: 'post',
  path: '/reset-google/',
  middleware: membersOnly,
  summary: 'Unlinks the Google account',
  responses: { 200: accepted, ...refusals(403, 409) },
});

const tooMany = (minutes: number): string =>
  `ログインの試行回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

const notSetUp = () => new Refusal(403, 'google_not_set_up', 'Googleログインはご利用いただけません。');

/** Google sign-in (spec §3, §4). */
export const googleRoutes = createRouter()
  .openapi(google, async (c) => {
    const { token, is_login, is_SNS_Integration, email } = c.req.valid('json');
    const { db, deps, session } = c.var;
    await consume(c, 'googlePerAddress', c.var.clientIp, tooMany);
    if (!deps.verifyGoogleToken) throw notSetUp();
    const linking = is_SNS_Integration ? requireMember(c) : null;
    const account = await deps.verifyGoogleToken(token);
    if (!account) return c.json(googleDenied(), 200);
    if (linking) return c.json(await linkGoogle(db, linking, account, email), 200);
    if (!is_login) return c.json(await registerWithGoogle(db, account), 200);
    const entered = await enterWithGoogle(db, account, email, session);
    if (entered.session) enter(c, entered.session);
    return c.json(entered.result, 200);
  })
  .openapi(unlink, async (c) => {
    await unlinkGoogle(c.var.db, requireMember(c));
    return c.json({ message: 'Googleアカウントとの連携を解除しました。' }, 200);
  });
