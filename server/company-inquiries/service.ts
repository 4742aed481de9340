import { createHash } from 'node:crypto';
import type { CompanyInquiryRequest } from '@/schemas/company-inquiries';
import { COMPANY_INQUIRY_MIN_SECONDS } from '@/schemas/company-inquiry-fields';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { ApiError } from '@/server/http/errors';
import { enqueueMail } from '@/server/mail/outbox';
import { inquiryMail, inquiryReceivedMail } from './mails';

/**
 * Throws when a program has probably sent the inquiry. The message says so, because a person whose browser has filled in
 * the honeypot field must learn that nothing was sent.
 * @throws ApiError 400
 */
export function assertNotAutomated({ website, elapsed_seconds }: CompanyInquiryRequest): void {
  if (website === '' && elapsed_seconds >= COMPANY_INQUIRY_MIN_SECONDS) return;
  throw new ApiError(
    400,
    'looks_automated',
    '自動送信の可能性があるため、受け付けられませんでした。ページを再読み込みして、もう一度お送りください。',
  );
}

/** Identifies an inquiry by its form and its texts: a retry is the same one, a corrected text is another. */
function inquiryKey({ request_id, elapsed_seconds: _, ...texts }: CompanyInquiryRequest): string {
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  return `company-inquiry:${request_id}:${digest}`;
}

/**
 * Mails an inquiry to the operator, and a confirmation to its sender. Nothing else is stored: the outbox clears a mail
 * once it is delivered. A repeated call mails nothing again.
 * @param to the operator's address
 * @param isConfirmed whether the sender gets a confirmation
 */
export async function sendInquiry(
  db: Db,
  inquiry: CompanyInquiryRequest,
  { to, siteOrigin, isConfirmed }: { to: string; siteOrigin: string; isConfirmed: boolean },
): Promise<void> {
  const dedupeKey = inquiryKey(inquiry);
  await inTransaction(db, async (tx) => {
    await enqueueMail(tx, { to, content: inquiryMail(inquiry), siteOrigin, dedupeKey });
    if (isConfirmed)
      await enqueueMail(tx, {
        to: inquiry.email,
        content: inquiryReceivedMail(inquiry),
        siteOrigin,
        // One for each form: it contains none of the texts that may have been corrected.
        dedupeKey: `company-inquiry-confirmation:${inquiry.request_id}`,
      });
  });
}
