import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { activeMemberIds } from '@/server/members/service';
import { memberInquiries } from './tables';

const REPLY_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

type Inquiry = typeof memberInquiries.$inferSelect;

const oldestFirst = [asc(memberInquiries.sentAt), asc(memberInquiries.id)];

/** Returns the inquiries that were sent to a member, oldest first. */
export const listMemberInquiries = (db: Db, memberId: number) =>
  db
    .select({ sentAt: memberInquiries.sentAt, repliedAt: memberInquiries.repliedAt })
    .from(memberInquiries)
    .where(eq(memberInquiries.memberId, memberId))
    .orderBy(...oldestFirst);

/** Returns the condition for inquiries that active members have not replied to for 30 days or more (terms of use). */
export const isUnanswered = (db: Db) =>
  and(
    isNull(memberInquiries.repliedAt),
    lte(memberInquiries.sentAt, new Date(Date.now() - REPLY_PERIOD_MS)),
    inArray(memberInquiries.memberId, activeMemberIds(db)),
  );

/** Returns the inquiries that active members have not replied to for 30 days or more, oldest first. */
export const listUnanswered = (db: Db): Promise<Inquiry[]> =>
  db
    .select()
    .from(memberInquiries)
    .where(isUnanswered(db))
    .orderBy(...oldestFirst);

/** Returns all inquiries without a reply, also recent ones and those to suspended members, oldest first. */
export const listOpenInquiries = (db: Db): Promise<Inquiry[]> =>
  db
    .select()
    .from(memberInquiries)
    .where(isNull(memberInquiries.repliedAt))
    .orderBy(...oldestFirst);

/** Returns the number of inquiries that {@link listUnanswered} returns. */
export const countUnanswered = (db: Db): Promise<number> => db.$count(memberInquiries, isUnanswered(db));
