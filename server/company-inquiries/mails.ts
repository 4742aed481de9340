import { siteConfig } from '@/config/site';
import { phoneText } from '@/lib/digits';
import type { CompanyInquiryRequest } from '@/schemas/company-inquiries';
import { companyInquiryTopics } from '@/schemas/company-inquiry-fields';
import type { MailContent } from '@/server/mail/content';

/** Returns the short number by which sender and operator may refer to an inquiry. */
const referenceOf = ({ request_id }: CompanyInquiryRequest) => request_id.slice(0, 8).toUpperCase();

/** Returns the mail to the operator, with everything that the company has written. */
export const inquiryMail = (inquiry: CompanyInquiryRequest): MailContent => ({
  subject: `【${siteConfig().name}】案件の掲載のご相談（${inquiry.company}）`,
  replyTo: inquiry.email,
  blocks: [
    { kind: 'text', text: '企業向けページのフォームから、次のご相談が届きました。' },
    {
      kind: 'facts',
      facts: [
        ['会社名', inquiry.company],
        ['お名前', inquiry.name],
        ['メールアドレス', inquiry.email],
        ['電話番号', inquiry.phone ? phoneText(inquiry.phone) : '（記入なし）'],
        ['ご相談の分野', companyInquiryTopics[inquiry.topic]],
        ['受付番号', referenceOf(inquiry)],
      ],
    },
    { kind: 'text', text: inquiry.message },
    {
      kind: 'note',
      text: 'このメールに返信すると、上のメールアドレスに届きます。内容は送信した方の申告によるもので、ご本人かどうかは確かめていません。',
    },
  ],
});

/**
 * Returns the confirmation for the sender. It contains no text that was typed, because anyone can enter the address of
 * somebody else, and the form would mail strangers whatever a spammer writes.
 */
export const inquiryReceivedMail = (inquiry: CompanyInquiryRequest): MailContent => ({
  subject: `【${siteConfig().name}】案件の掲載のご相談を受け付けました`,
  blocks: [
    {
      kind: 'text',
      text: '案件の掲載についてご相談いただき、ありがとうございます。\n内容を確かめ、運営からご連絡します。',
    },
    {
      kind: 'facts',
      facts: [
        ['ご相談の分野', companyInquiryTopics[inquiry.topic]],
        ['受付番号', referenceOf(inquiry)],
      ],
    },
    {
      kind: 'note',
      text: '第三者による悪用を防ぐため、ご入力いただいた文章はこのメールに載せていません。\nお心当たりのない場合は、このメールを破棄してください。',
    },
  ],
});
