import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { mails } from './tables';

/** A mail that went into the inbox of demo mode instead of to a mail server. */
export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  deliveredAt: Date;
}

const columns = {
  id: mails.id,
  to: mails.recipient,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  deliveredAt: mails.deliveredAt,
};

type Row = { [K in keyof KeptMail]: KeptMail[K] | null };

/** What a mail server has taken is wiped, and so is no longer whole. */
const isWhole = (row: Row): row is KeptMail => Object.values(row).every((value) => value !== null);

/** The newest kept mails, at most 200; with `to`, those to that address. */
export async function listKept(db: Db, to?: string): Promise<KeptMail[]> {
  const rows = await db
    .select(columns)
    .from(mails)
    .where(and(isNotNull(mails.deliveredAt), isNotNull(mails.text), to ? eq(mails.recipient, to) : undefined))
    .orderBy(desc(mails.createdAt))
    .limit(200);
  return rows.filter(isWhole);
}

/** The kept mail with that id (a UUID), or null. */
export async function findKept(db: Db, id: string): Promise<KeptMail | null> {
  const rows = await db
    .select(columns)
    .from(mails)
    .where(and(eq(mails.id, id), isNotNull(mails.deliveredAt)));
  return rows.filter(isWhole)[0] ?? null;
}
