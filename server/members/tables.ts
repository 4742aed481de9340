import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Members (spec §3). `pending` has asked for registration and not yet set a password. Whether a member agreed to
 * the terms and settled the invoice question are facts of their own: both may be missing while active.
 */
export const members = pgTable(
  'members',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As `emailSchema` normalises it. */
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'active', 'suspended', 'withdrawn'] })
      .notNull()
      .default('pending'),
    /** argon2id; null before a password is set, and for members without one. */
    passwordHash: text('password_hash'),
    familyName: text('family_name'),
    givenName: text('given_name'),
    familyNameKana: text('family_name_kana'),
    givenNameKana: text('given_name_kana'),
    activateAt: instant('activate_at'),
    termsAgreedAt: instant('terms_agreed_at'),
    allowVacancy: boolean('allow_vacancy'),
    allowSeminar: boolean('allow_seminar'),
    allowNews: boolean('allow_news'),
    invoiceState: text('invoice_state', { enum: ['1', '2', '3'] }),
    invoiceNumber: text('invoice_number'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_email_key').on(table.email),
    check('members_email_normal', sql`${table.email} = lower(${table.email}) and ${table.email} <> ''`),
    check('members_status', sql`${table.status} in ('pending', 'active', 'suspended', 'withdrawn')`),
    check(
      'members_active_named',
      sql`${table.status} <> 'active' or (${table.familyName} is not null and ${table.givenName} is not null
        and ${table.familyNameKana} is not null and ${table.givenNameKana} is not null)`,
    ),
    check('members_pending_bare', sql`${table.status} <> 'pending' or ${table.passwordHash} is null`),
    check('members_invoice_state', sql`${table.invoiceState} in ('1', '2', '3')`),
    check(
      'members_invoice_number',
      sql`(${table.invoiceState} is not distinct from '1') = (${table.invoiceNumber} is not null)
        and ${table.invoiceNumber} ~ '^[0-9]{13}$'`,
    ),
  ],
);

export type MemberRow = typeof members.$inferSelect;

/** Job cards of the work history; the order is the member's own. */
export const careers = pgTable(
  'careers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sortOrder: bigint('sort_order', { mode: 'number' }).notNull(),
    company: text('company').notNull(),
    position: text('position').notNull(),
    /** YYYY-MM: nobody remembers the day. */
    startedOn: text('started_on').notNull(),
    endedOn: text('ended_on'),
    description: text('description').notNull(),
  },
  (table) => [
    uniqueIndex('careers_member_order_key').on(table.memberId, table.sortOrder),
    check(
      'careers_months',
      sql`${table.startedOn} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and ${table.endedOn} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
    ),
    check('careers_order', sql`${table.startedOn} <= ${table.endedOn}`),
    check('careers_company_named', sql`${table.company} <> ''`),
  ],
);

export type CareerRow = typeof careers.$inferSelect;
