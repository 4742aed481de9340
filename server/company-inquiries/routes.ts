import { createRoute } from '@hono/zod-openapi';
import { companyInquiryRequestSchema } from '@/schemas/company-inquiries';
import { mailboxOf, withCanonicalEmail } from '@/schemas/email';
import { notFound } from '@/server/http/errors';
import { consumeLimit, tryConsumeLimit } from '@/server/http/rate-limit';
import { acceptedResponse, createRouter, errorResponses, requiredJsonBody } from '@/server/http/router';
import { apiTags, BEYOND_SPECIFICATION } from '@/server/openapi/tags';
import { assertNotAutomated, sendInquiry } from './service';

const sendRoute = createRoute({
  method: 'post',
  path: '/company-inquiries/',
  tags: [apiTags.companies.name],
  summary: '案件の掲載の相談（運営会社にメールで送信）',
  description: BEYOND_SPECIFICATION,
  request: { body: requiredJsonBody(companyInquiryRequestSchema.transform(withCanonicalEmail)) },
  responses: { 200: acceptedResponse, ...errorResponses(400, 403, 404, 429) },
});

const tooManyMessage = (minutes: number): string =>
  `ご相談の送信が続いたため、いまは受け付けられません。${minutes}分ほど待ってからお送りください。入力した内容は残っています。`;

/** The route of the contact form for companies (decision 0114). It does not exist without an address of the operator. */
export const companyInquiryRoutes = createRouter().openapi(sendRoute, async (c) => {
  const { db, deps, clientIp } = c.var;
  const to = deps.inquiryAddress;
  if (!to) throw notFound();
  const inquiry = c.req.valid('json');
  assertNotAutomated(inquiry);
  await consumeLimit(c, 'inquiryPerIp', clientIp, tooManyMessage);
  await consumeLimit(c, 'inquiryPerHour', 'all', tooManyMessage);
  // The inquiry itself arrives in any case; strangers must not fill somebody's mailbox with confirmations.
  const isConfirmed = await tryConsumeLimit(c, 'inquiryConfirmationPerMailbox', mailboxOf(inquiry.email));
  await sendInquiry(db, inquiry, { to, siteOrigin: deps.siteOrigin, isConfirmed });
  return c.json({ message: 'ご相談を受け付けました。' }, 200);
});
