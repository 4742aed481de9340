import { createTransport } from 'nodemailer';
import type { Env } from '@/config/env';

export interface MailMessage {
  messageId: string;
  to: string;
  /** Where an answer goes; without it mails cannot be answered. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Where the recipient switches such mails off; without it they cannot be switched off. */
  settingsUrl?: string;
}

/** Sends a mail. Rejects when the mail server did not accept it. */
export type SendMail = (message: MailMessage) => Promise<void>;

const asAddress = (address: string) => ({ name: '', address });

/** For a whole mail, in milliseconds. Meanwhile the lock on the mail is renewed (deliver.ts). */
const SEND_TIMEOUT_MS = 240_000;
/**
 * For one reply. A server that examines the text may take minutes to accept a mail (RFC 5321, section 4.5.3.2.6). With a shorter
 * time each attempt would send it once more.
 */
const REPLY_TIMEOUT_MS = 200_000;

/** Returns a function that sends mails through SMTP_URL, or undefined without it. All timeouts together are bounded. */
export function createMailSender(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_ORIGIN'>,
): SendMail | undefined {
  if (!env.SMTP_URL) return undefined;
  const from = env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_ORIGIN).hostname}`;
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: REPLY_TIMEOUT_MS,
    dnsTimeout: 10_000,
  });
  return async ({ to, replyTo, settingsUrl, ...message }) => {
    // An address is passed as an object, so that it is never parsed as a list of addresses.
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const headers = {
      // Vacation responders and other programs do not answer such a mail (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(settingsUrl && { 'List-Unsubscribe': `<${settingsUrl}>` }),
    };
    await transport.sendMail({
      ...message,
      headers,
      signal,
      from,
      to: asAddress(to),
      ...(replyTo && { replyTo: asAddress(replyTo) }),
    });
  };
}
