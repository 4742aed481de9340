import { createTransport } from 'nodemailer';
import type { Env } from '@/config/env';

export interface MailMessage {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a letter to a mail server; rejects when the server did not take it. */
export type SendMail = (letter: MailMessage) => Promise<void>;

/** Shorter than the lock on the mail and the time of its job, which are five minutes. */
const SENT_WITHIN = 240_000;

/** The mail server that the environment names, or undefined. Every wait is bounded, and so is their sum. */
export function createMailSender(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_ORIGIN'>,
): SendMail | undefined {
  if (!env.SMTP_URL) return undefined;
  const from = env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_ORIGIN).hostname}`;
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  });
  return async ({ to, ...letter }) => {
    // As an object, so that an address is never read as a list of addresses.
    const signal = AbortSignal.timeout(SENT_WITHIN);
    await transport.sendMail({ ...letter, signal, from, to: { name: '', address: to } });
  };
}
