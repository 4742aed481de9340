import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '@/server/db/column-types';

export interface Speaker {
  name: string;
  title: string;
  profile: string;
  /** The path of a square portrait. */
  picture?: string;
}

/**
 * Seminars (spec §3). Taken seats are counted in this row, which an application locks. The check constraint below
 * ensures that the last seat is not given away twice.
 */
export const seminars = pgTable(
  'seminars',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    topic: text('topic').notNull(),
    description: text('description').notNull(),
    audience: text('audience').array().notNull(),
    program: jsonb('program').$type<{ time: string; title: string }[]>().notNull(),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    /** Null, together with `venueAddress`, for an online seminar. */
    venueName: text('venue_name'),
    venueAddress: text('venue_address'),
    /** Disclosed to applicants only. */
    onlineUrl: text('online_url'),
    /** The fee in yen including tax. */
    fee: integer('fee').notNull(),
    cpeUnits: numeric('cpe_units', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** Null means no limit. */
    capacity: integer('capacity'),
    /** The number of active applications. */
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** A day in Tokyo time. Applications close at 18:00 of the day before (spec §9). */
    closesBefore: date('closes_before').notNull(),
    deadline: timestamptz('deadline')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`(${seminars.closesBefore}::timestamp - interval '6 hours') at time zone 'Asia/Tokyo'`,
      ),
    /** The time when the operator closed applications before the deadline. */
    closedAt: timestamptz('closed_at'),
    /** The time when the operator cancelled the seminar. */
    cancelledAt: timestamptz('cancelled_at'),
    cancelReason: text('cancel_reason'),
    publishedAt: timestamptz('published_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** The number of the operator's changes. It is the SEQUENCE of the calendar file. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    check('seminars_time', sql`${table.startsAt} < ${table.endsAt}`),
    check('seminars_deadline', sql`${table.deadline} <= ${table.startsAt}`),
    check('seminars_venue', sql`(${table.venueName} is null) = (${table.venueAddress} is null)`),
    check('seminars_fee', sql`${table.fee} >= 0 and ${table.cpeUnits} >= 0`),
    check(
      'seminars_seats',
      sql`${table.seatsTaken} >= 0 and ${table.capacity} >= 1 and ${table.seatsTaken} <= coalesce(${table.capacity}, ${table.seatsTaken})`,
    ),
    index('seminars_starts_idx').on(table.startsAt, table.id),
    index('seminars_ends_idx').on(table.endsAt, table.id),
    // The number of published seminars is counted in it.
    index('seminars_published_idx').on(table.publishedAt),
  ],
);
