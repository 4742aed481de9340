import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { mails } from './tables';

/** A mail that was stored in the dev inbox instead of being sent. */
export interface InboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  deliveredAt: Date;
}

const columns = {
  id: mails.id,
  to: mails.to,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  deliveredAt: mails.deliveredAt,
};

type Row = { [K in keyof InboxMail]: InboxMail[K] | null };

/** A mail that was sent has no address and text any more. */
const isComplete = (row: Row): row is InboxMail => Object.values(row).every((value) => value !== null);

/** Returns the newest 200 mails of the dev inbox, newest first. With `to`, only those to that address. */
export async function listInboxMails(db: Db, to?: string): Promise<InboxMail[]> {
  const rows = await db
    .select(columns)
    .from(mails)
    .where(and(isNotNull(mails.deliveredAt), isNotNull(mails.text), to ? eq(mails.to, to) : undefined))
    .orderBy(desc(mails.createdAt))
    .limit(200);
  return rows.filter(isComplete);
}

/** Returns the mail of the dev inbox with that id (a UUID), or null. */
export async function findInboxMail(db: Db, id: string): Promise<InboxMail | null> {
  const rows = await db
    .select(columns)
    .from(mails)
    .where(and(eq(mails.id, id), isNotNull(mails.deliveredAt)));
  return rows.filter(isComplete)[0] ?? null;
}
