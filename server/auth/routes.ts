import { createRoute } from '@hono/zod-openapi';
import { linkQuerySchema } from '@/schemas/account';
import { mailedLinkFields } from '@/schemas/account-fields';
import { credentialsSchema, registrationSchema, setPasswordSchema } from '@/schemas/auth';
import { mailboxOf, withCanonicalEmail } from '@/schemas/email';
import { consumeLimit, tryConsumeLimit } from '@/server/http/rate-limit';
import {
  acceptedMessageSchema,
  acceptedResponse,
  createRouter,
  errorResponses,
  jsonContent,
  requiredJsonBody,
} from '@/server/http/router';
import { setSession } from '@/server/http/session';
import { readMe } from '@/server/members/me';
import { meSchema } from '@/server/members/present';
import { apiTags, BEYOND_SPECIFICATION } from '@/server/openapi/tags';
import { present, toWireDateTime, wireSchema } from '@/server/openapi/wire-schema';
import { loginContextOf } from './known-browsers';
import { logIn } from './login';
import { consumeLoginAttempt } from './login-limits';
import { completeRegistration, readRegistrationLink, requestRegistration } from './registration';
import { endSession } from './sessions';

const registerRoute = createRoute({
  method: 'post',
  path: '/members/',
  tags: [apiTags.members.name],
  summary: '会員登録の申込み（手続きの案内をメールで送信）',
  request: { body: requiredJsonBody(registrationSchema.transform(withCanonicalEmail)) },
  responses: { 201: acceptedResponse, ...errorResponses(400, 403, 429) },
});

const readRegistrationLinkRoute = createRoute({
  method: 'get',
  path: '/set-password/',
  tags: [apiTags.auth.name],
  summary: '会員登録のリンクの確認（トークンは消費しません）',
  description: BEYOND_SPECIFICATION,
  request: { query: linkQuerySchema },
  responses: { 200: jsonContent(wireSchema(mailedLinkFields), '有効なリンク'), ...errorResponses(400, 429) },
});

const setPasswordRoute = createRoute({
  method: 'post',
  path: '/set-password/',
  tags: [apiTags.auth.name],
  summary: '会員登録の完了（情報入力とパスワードの設定）',
  request: { body: requiredJsonBody(setPasswordSchema) },
  responses: {
    200: jsonContent(meSchema, '登録された会員'),
    202: jsonContent(acceptedMessageSchema, '手続きは完了。運営者の承認を待つ（MEMBER_APPROVAL=manual）'),
    ...errorResponses(400, 403, 429),
  },
});

const loginRoute = createRoute({
  method: 'post',
  path: '/login/',
  tags: [apiTags.auth.name],
  summary: 'ログイン',
  request: { body: requiredJsonBody(credentialsSchema.transform(withCanonicalEmail)) },
  responses: { 200: jsonContent(meSchema, 'ログインした会員'), ...errorResponses(400, 403, 429) },
});

const logoutRoute = createRoute({
  method: 'post',
  path: '/logout/',
  tags: [apiTags.auth.name],
  summary: 'ログアウト',
  responses: { 200: acceptedResponse, ...errorResponses(403) },
});

const tooManyRequestsMessage = (minutes: number): string =>
  `お申し込みの回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** The routes for registration, login and logout (spec §4). */
export const authRoutes = createRouter()
  .openapi(registerRoute, async (c) => {
    const { email } = c.req.valid('json');
    await consumeLimit(c, 'registrationPerIp', c.var.clientIp, tooManyRequestsMessage);
    // The limit counts per IP address and mailbox, so that nobody elsewhere can keep the owner from registering, and other
    // spellings of an address are no way around it.
    await consumeLimit(
      c,
      'registrationPerIpAndMailbox',
      `${c.var.clientIp} ${mailboxOf(email)}`,
      tooManyRequestsMessage,
    );
    const mayMail =
      (await tryConsumeLimit(c, 'registrationMailPerHour', email)) &&
      (await tryConsumeLimit(c, 'registrationMailPerMailbox', mailboxOf(email)));
    if (mayMail) await requestRegistration(c.var.db, email, c.var.deps.siteOrigin);
    return c.json({ message: '認証用のメールを送信しました。' }, 201);
  })
  .openapi(readRegistrationLinkRoute, async (c) => {
    await consumeLimit(c, 'tokenPerIp', c.var.clientIp);
    const { email, expiresAt } = await readRegistrationLink(c.var.db, c.req.valid('query').token);
    c.header('Cache-Control', 'no-store');
    return c.json(present(mailedLinkFields, { email, expires_at: toWireDateTime(expiresAt) }), 200);
  })
  .openapi(setPasswordRoute, async (c) => {
    await consumeLimit(c, 'setPasswordPerIp', c.var.clientIp, tooManyRequestsMessage);
    const { db, deps } = c.var;
    const registration = await completeRegistration(db, c.req.valid('json'), loginContextOf(c), deps);
    if (!registration.session) return c.json({ message: '会員登録のお申し込みを受け付けました。' }, 202);
    setSession(c, registration.session);
    return c.json(await readMe(db, registration.member.id), 200);
  })
  .openapi(loginRoute, async (c) => {
    const credentials = c.req.valid('json');
    const returnAttempt = await consumeLoginAttempt(c, credentials.email);
    const result = await logIn(c.var.db, credentials, loginContextOf(c));
    await returnAttempt();
    setSession(c, result.session);
    return c.json(await readMe(c.var.db, result.member.id), 200);
  })
  .openapi(logoutRoute, async (c) => {
    if (c.var.session) await endSession(c.var.db, c.var.session);
    setSession(c, null);
    return c.json({ message: 'ログアウトしました。' }, 200);
  });
