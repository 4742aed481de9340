import './jitless';
import * as z from 'zod';
import { requiredLine, requiredText } from './common';
import { type CompanyInquiryTopic, companyInquiryTopics } from './company-inquiry-fields';
import { emailSchema } from './email';
import { optionalPhoneSchema } from './phone';

/** The form of /for-company/contact/. The same schema validates the form and the request. */
export const companyInquirySchema = z.object({
  company: requiredLine('会社名', 100),
  name: requiredLine('お名前', 60),
  email: emailSchema,
  phone: optionalPhoneSchema,
  topic: z.enum(Object.keys(companyInquiryTopics) as CompanyInquiryTopic[], {
    error: 'ご相談の分野を選択してください。',
  }),
  message: requiredText('ご相談の内容', 2000),
  /** A honeypot field: people neither see nor reach it, and programs fill it in. */
  website: z.string().max(2000).default(''),
});
export type CompanyInquiry = z.output<typeof companyInquirySchema>;
export type CompanyInquiryInput = z.input<typeof companyInquirySchema>;

/** Request of POST /company-inquiries/. */
export const companyInquiryRequestSchema = companyInquirySchema.extend({
  /** The same for each attempt to send one form, so that a retry mails nothing twice. */
  request_id: z.uuid('送信の番号が正しくありません。'),
  /** The time from the opening of the form until it was sent. */
  elapsed_seconds: z.number('入力にかかった秒数が正しくありません。').min(0).max(1e9),
});
export type CompanyInquiryRequest = z.output<typeof companyInquiryRequestSchema>;
