import { createTransport } from 'nodemailer';
import type { Env } from '@/config/env';

export interface Letter {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a letter to a mail server; rejects when the server did not take it. */
export type SendLetter = (letter: Letter) => Promise<void>;

/** The mail server that the environment names, or undefined. Every wait is bounded: a job may take five minutes. */
export function senderOf(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_ORIGIN'>): SendLetter | undefined {
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
    await transport.sendMail({ ...letter, from, to: { name: '', address: to } });
  };
}
