import { createRoute } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { GOOGLE_NONCE_COOKIE } from '@/lib/cookies';
import { googleLoginSchema } from '@/schemas/account';
import { googleLoginFields } from '@/schemas/account-fields';
import { ApiError } from '@/server/http/errors';
import { consumeLimit } from '@/server/http/rate-limit';
import {
  acceptedResponse,
  createRouter,
  errorResponses,
  jsonContent,
  membersOnly,
  requiredJsonBody,
} from '@/server/http/router';
import {
  assertAgreedToTerms,
  requireMember,
  requireMemberWithTerms,
  setSession,
} from '@/server/http/session';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { googleAccessDenied, linkGoogle, logInWithGoogle, registerWithGoogle, unlinkGoogle } from './google';
import { loginContextOf } from './known-browsers';
import { tooManyLoginsMessage } from './login-limits';

const googleLoginRoute = createRoute({
  method: 'post',
  path: '/login/google/',
  tags: [apiTags.auth.name],
  summary: 'Googleによるログイン・登録・連携',
  request: { body: requiredJsonBody(googleLoginSchema) },
  responses: {
    200: jsonContent(wireSchema(googleLoginFields), '結果。code が空でないときは message に理由'),
    ...errorResponses(400, 403, 429, 503),
  },
});

const unlinkRoute = createRoute({
  method: 'post',
  path: '/reset-google/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.auth.name],
  summary: 'Google連携の解除',
  responses: { 200: acceptedResponse, ...errorResponses(403, 409) },
});

const googleNotConfiguredError = () =>
  new ApiError(403, 'google_not_set_up', 'Googleログインはご利用いただけません。');

/** The routes for login, registration and linking with Google (spec §3, §4). */
export const googleRoutes = createRouter()
  .openapi(googleLoginRoute, async (c) => {
    const { token, is_login, is_SNS_Integration, email } = c.req.valid('json');
    const { db, deps } = c.var;
    await consumeLimit(c, 'googlePerIp', c.var.clientIp, tooManyLoginsMessage);
    if (!deps.verifyGoogleToken) throw googleNotConfiguredError();
    const linkingSession = is_SNS_Integration ? requireMember(c) : null;
    if (linkingSession) await assertAgreedToTerms(c, linkingSession);
    const account = await deps.verifyGoogleToken(token, getCookie(c, GOOGLE_NONCE_COOKIE));
    if (!account) return c.json(googleAccessDenied(), 200);
    if (linkingSession)
      return c.json(await linkGoogle(db, linkingSession, { account, email }, deps.siteOrigin), 200);
    if (!is_login) return c.json(await registerWithGoogle(db, account), 200);
    const outcome = await logInWithGoogle(db, { account, email }, loginContextOf(c));
    if (outcome.session) setSession(c, outcome.session);
    return c.json(outcome.result, 200);
  })
  .openapi(unlinkRoute, async (c) => {
    await unlinkGoogle(c.var.db, requireMember(c), c.var.deps.siteOrigin);
    return c.json({ message: 'Googleアカウントとの連携を解除しました。' }, 200);
  });
