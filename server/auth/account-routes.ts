import { createRoute } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { SESSION_COOKIE } from '@/config/cookies';
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  issuePasswordTokenSchema,
  linkQuerySchema,
  updatePasswordSchema,
} from '@/schemas/account';
import { mailedLinkFields } from '@/schemas/account-fields';
import { emailSchema, mailboxOf, withCanonicalEmail } from '@/schemas/email';
import { addCookies, browserCookie, cookieSourceOf } from '@/server/http/cookies';
import { consumeLimit, tryConsumeLimit } from '@/server/http/rate-limit';
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
  requireMemberBeforeTerms,
  requireMemberOrRetry,
  requireMemberWithTerms,
  setSession,
} from '@/server/http/session';
import { agreeToTerms } from '@/server/members/account';
import { apiTags, BEYOND_SPECIFICATION } from '@/server/openapi/tags';
import { present, toWireDateTime, wireSchema } from '@/server/openapi/wire-schema';
import { cancelEmailChange, confirmEmailChange, readEmailChange, requestEmailChange } from './email-change';
import { browserOf } from './known-browsers';
import { changePassword, readPasswordLink, requestPasswordReset, resetPassword } from './password-change';
import { hashToken } from './secrets';
import { inSessionTransaction } from './session-lock';

const changePasswordRoute = createRoute({
  method: 'post',
  path: '/change-password/',
  ...membersOnly(requireMemberOrRetry),
  tags: [apiTags.auth.name],
  summary: 'パスワードの変更',
  request: { body: requiredJsonBody(changePasswordSchema) },
  responses: { 200: acceptedResponse, ...errorResponses(400, 403, 429) },
});

const requestEmailChangeRoute = createRoute({
  method: 'post',
  path: '/change-email/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.auth.name],
  summary: 'メールアドレス変更の申込み（新しいアドレスに認証メールを送信）',
  request: {
    body: requiredJsonBody(changeEmailSchema.extend({ email: emailSchema }).transform(withCanonicalEmail)),
  },
  responses: { 200: acceptedResponse, ...errorResponses(400, 403, 429) },
});

const readEmailChangeRoute = createRoute({
  method: 'get',
  path: '/change-email/',
  tags: [apiTags.auth.name],
  summary: 'メールアドレス変更の申込み内容の確認（トークンは消費しません）',
  request: { query: linkQuerySchema },
  responses: {
    200: jsonContent(wireSchema(mailedLinkFields), '確定を待つ申込み'),
    ...errorResponses(400, 429),
  },
});

/** Response of PATCH /change-email/ (spec §3). */
const emailChangeSchema = z.object({ success: z.boolean().optional(), error: z.string().nullish() });

const confirmEmailChangeRoute = createRoute({
  method: 'patch',
  path: '/change-email/',
  tags: [apiTags.auth.name],
  summary: 'メールアドレスの変更の確定',
  request: { body: requiredJsonBody(confirmEmailSchema) },
  responses: { 200: jsonContent(emailChangeSchema, '変更済み'), ...errorResponses(400, 403, 429) },
});

const cancelEmailChangeRoute = createRoute({
  method: 'post',
  path: '/change-email/cancel/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.auth.name],
  summary: 'メールアドレス変更の申込みの取消し（送信済みのリンクを無効化）',
  description: BEYOND_SPECIFICATION,
  responses: { 200: acceptedResponse, ...errorResponses(403) },
});

const requestPasswordResetRoute = createRoute({
  method: 'post',
  path: '/issue-password-token/',
  tags: [apiTags.auth.name],
  summary: 'パスワード再設定の申込み（手続きの案内をメールで送信）',
  request: { body: requiredJsonBody(issuePasswordTokenSchema.transform(withCanonicalEmail)) },
  responses: { 200: acceptedResponse, ...errorResponses(400, 403, 429) },
});

const readPasswordLinkRoute = createRoute({
  method: 'get',
  path: '/update-password/',
  tags: [apiTags.auth.name],
  summary: 'パスワード再設定のリンクの確認（トークンは消費しません）',
  description: BEYOND_SPECIFICATION,
  request: { query: linkQuerySchema },
  responses: { 200: jsonContent(wireSchema(mailedLinkFields), '有効なリンク'), ...errorResponses(400, 429) },
});

const resetPasswordRoute = createRoute({
  method: 'post',
  path: '/update-password/',
  tags: [apiTags.auth.name],
  summary: 'パスワードの再設定',
  request: { body: requiredJsonBody(updatePasswordSchema) },
  responses: { 200: acceptedResponse, ...errorResponses(400, 403, 429) },
});

const agreeToTermsRoute = createRoute({
  method: 'post',
  path: '/agree-terms/',
  ...membersOnly(requireMemberBeforeTerms),
  tags: [apiTags.auth.name],
  summary: '利用規約への同意',
  responses: { 200: acceptedResponse, ...errorResponses(403) },
});

/** The routes for the password, the email address and the agreement to the terms (spec §4, §7). */
export const accountRoutes = createRouter()
  .openapi(changePasswordRoute, async (c) => {
    const { db, deps, session } = c.var;
    const token = getCookie(c, SESSION_COOKIE) ?? '';
    if (session) await assertAgreedToTerms(c, session);
    if (session) await consumeLimit(c, 'passwordPerMember', String(session.memberId));
    else {
      await consumeLimit(c, 'tokenPerIp', c.var.clientIp);
      await consumeLimit(c, 'passwordRetryPerSession', hashToken(token));
    }
    const caller = { session, token, browser: browserOf(c), siteOrigin: deps.siteOrigin };
    setSession(c, await changePassword(db, caller, c.req.valid('json')));
    return c.json({ message: 'パスワードが変更されました。' }, 200);
  })
  .openapi(requestEmailChangeRoute, async (c) => {
    const session = requireMember(c);
    await consumeLimit(c, 'emailChangePerMember', String(session.memberId));
    const { email } = c.req.valid('json');
    await consumeLimit(c, 'emailChangePerAddress', email);
    await consumeLimit(c, 'emailChangePerMailbox', mailboxOf(email));
    await requestEmailChange(c.var.db, session, c.req.valid('json'), c.var.deps.siteOrigin);
    return c.json({ message: '認証用のメールが送信されました。' }, 200);
  })
  .openapi(readEmailChangeRoute, async (c) => {
    await consumeLimit(c, 'tokenPerIp', c.var.clientIp);
    const { email, expiresAt } = await readEmailChange(c.var.db, c.req.valid('query').token);
    c.header('Cache-Control', 'no-store');
    return c.json(present(mailedLinkFields, { email, expires_at: toWireDateTime(expiresAt) }), 200);
  })
  .openapi(confirmEmailChangeRoute, async (c) => {
    await consumeLimit(c, 'tokenPerIp', c.var.clientIp);
    await confirmEmailChange(c.var.db, c.req.valid('json').token, c.var.deps.siteOrigin);
    return c.json({ success: true, error: null }, 200);
  })
  .openapi(cancelEmailChangeRoute, async (c) => {
    await cancelEmailChange(c.var.db, requireMember(c));
    return c.json({ message: 'メールアドレスの変更を取り消しました。' }, 200);
  })
  .openapi(requestPasswordResetRoute, async (c) => {
    const { email } = c.req.valid('json');
    await consumeLimit(c, 'resetPerIp', c.var.clientIp);
    // The limit counts per IP address and mailbox, so that nobody elsewhere can keep the owner from a reset, and other
    // spellings of an address are no way around it.
    await consumeLimit(c, 'resetPerIpAndMailbox', `${c.var.clientIp} ${mailboxOf(email)}`);
    const mayMail =
      (await tryConsumeLimit(c, 'resetMailPerMinute', email)) &&
      (await tryConsumeLimit(c, 'resetMailPerHour', email)) &&
      (await tryConsumeLimit(c, 'resetMailPerMailbox', mailboxOf(email)));
    if (mayMail) await requestPasswordReset(c.var.db, email, c.var.deps.siteOrigin);
    return c.json({ message: 'パスワード再設定用のメールを送信しました。' }, 200);
  })
  .openapi(readPasswordLinkRoute, async (c) => {
    await consumeLimit(c, 'tokenPerIp', c.var.clientIp);
    const { email, expiresAt } = await readPasswordLink(c.var.db, c.req.valid('query').token);
    c.header('Cache-Control', 'no-store');
    return c.json(present(mailedLinkFields, { email, expires_at: toWireDateTime(expiresAt) }), 200);
  })
  .openapi(resetPasswordRoute, async (c) => {
    await consumeLimit(c, 'tokenPerIp', c.var.clientIp);
    const request = { browser: browserOf(c), siteOrigin: c.var.deps.siteOrigin };
    const browserToken = await resetPassword(c.var.db, c.req.valid('json'), request);
    if (browserToken) addCookies(c, browserCookie(cookieSourceOf(c), browserToken));
    return c.json({ message: 'パスワードの再設定が完了しました。' }, 200);
  })
  .openapi(agreeToTermsRoute, async (c) => {
    await inSessionTransaction(c.var.db, requireMember(c), (tx, { id }) => agreeToTerms(tx, id));
    return c.json({ message: '利用規約に同意しました。' }, 200);
  });
