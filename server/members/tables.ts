import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { jobStatuses } from '@/schemas/member-codes';
import { remotes, rewardUnits } from '@/schemas/vacancy-fields';
import { timestamptz } from '@/server/db/column-types';

const memberStatuses = [
  'pending',
  'waiting',
  'active',
  'suspended',
  'refused',
  'withdrawn',
  'deleted',
] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/**
 * Members (spec §3). A `pending` member has requested registration and not yet set a password. A `waiting` member has set
 * one and waits for the operator's approval (MEMBER_APPROVAL=manual). The operator may also refuse, suspend and delete
 * members. The agreement to the terms and the invoice state are separate: both may be missing for an active member.
 */
export const members = pgTable(
  'members',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As `canonicalEmail` writes it. */
    email: text('email').notNull(),
    status: text('status', { enum: memberStatuses }).notNull().default('pending'),
    /** The argon2id hash; null before a password is set and for members without one. */
    passwordHash: text('password_hash'),
    familyName: text('family_name'),
    givenName: text('given_name'),
    familyNameKana: text('family_name_kana'),
    givenNameKana: text('given_name_kana'),
    birthDate: date('birth_date'),
    /** Digits only. This column and the columns of the address are empty when nothing was entered. */
    phone: text('phone').notNull().default(''),
    zip: text('zip').notNull().default(''),
    /** JIS X 0401 code. */
    prefecture: text('prefecture').notNull().default(''),
    city: text('city').notNull().default(''),
    addressLine: text('address_line').notNull().default(''),
    building: text('building').notNull().default(''),
    /** The digest under which the image is served. The image itself is in profile_images. */
    profileImage: text('profile_image'),
    hopeWorkstyles: text('hope_workstyles').array().notNull().default([]),
    currentWorkstyle: text('current_workstyle'),
    /** JIS X 0401 codes. */
    regions: text('regions').array().notNull().default([]),
    /** The `sub` claim of the linked Google account. */
    googleSubject: text('google_subject'),
    activateAt: timestamptz('activate_at'),
    /** Used by processes of 1.0.0 only. The next release drops it. */
    inactivityWarnedAt: timestamptz('inactivity_warned_at'),
    lastLoginAt: timestamptz('last_login_at'),
    termsAgreedAt: timestamptz('terms_agreed_at'),
    allowVacancy: boolean('allow_vacancy'),
    allowSeminar: boolean('allow_seminar'),
    allowNews: boolean('allow_news'),
    invoiceState: text('invoice_state', { enum: ['1', '2', '3'] }),
    invoiceNumber: text('invoice_number'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_email_key').on(table.email),
    uniqueIndex('members_google_subject_key').on(table.googleSubject),
    check('members_email_normal', sql`${table.email} = lower(${table.email}) and ${table.email} <> ''`),
    check(
      'members_status',
      sql`${table.status} in ('pending', 'waiting', 'active', 'suspended', 'refused', 'withdrawn', 'deleted')`,
    ),
    check(
      'members_active_named',
      sql`${table.status} <> 'active' or (${table.familyName} is not null and ${table.givenName} is not null
        and ${table.familyNameKana} is not null and ${table.givenNameKana} is not null)`,
    ),
    check('members_pending_no_password', sql`${table.status} <> 'pending' or ${table.passwordHash} is null`),
    check('members_invoice_state', sql`${table.invoiceState} in ('1', '2', '3')`),
    check(
      'members_invoice_number',
      sql`(${table.invoiceState} is not distinct from '1') = (${table.invoiceNumber} is not null)
        and ${table.invoiceNumber} ~ '^[0-9]{13}$'`,
    ),
  ],
);

export type MemberRow = typeof members.$inferSelect;

/** Entries of the work history, in the member's own order. */
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
    /** YYYY-MM, because members rarely remember the day. */
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

/** Schools, in the member's own order. */
export const educations = pgTable(
  'educations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sortOrder: smallint('sort_order').notNull(),
    school: text('school').notNull(),
    faculty: text('faculty').notNull(),
    /** YYYY-MM. */
    startedOn: text('started_on').notNull(),
    /** Null while the member still attends the school. */
    endedOn: text('ended_on'),
    isWithdrawn: boolean('is_withdrawn').notNull(),
  },
  (table) => [
    uniqueIndex('educations_member_order_key').on(table.memberId, table.sortOrder),
    check('educations_order', sql`${table.startedOn} <= ${table.endedOn}`),
  ],
);

export type EducationRow = typeof educations.$inferSelect;

/** Licenses (資格), in the member's own order. */
export const licenses = pgTable(
  'licenses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sortOrder: smallint('sort_order').notNull(),
    certification: text('certification').notNull(),
    name: text('name').notNull(),
    registrationNumber: text('registration_number').notNull(),
    /** YYYY-MM. */
    acquiredOn: text('acquired_on'),
  },
  (table) => [uniqueIndex('licenses_member_order_key').on(table.memberId, table.sortOrder)],
);

export type LicenseRow = typeof licenses.$inferSelect;

/** The current status and the desired conditions. There is no row until the member saves them. */
export const memberConditions = pgTable(
  'member_conditions',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    status: text('status', { enum: jobStatuses }).notNull(),
    availableFrom: date('available_from'),
    desiredDays: integer('desired_days').array().notNull(),
    rewardUnit: text('reward_unit', { enum: rewardUnits }),
    /** Yen before tax. */
    rewardMin: integer('reward_min'),
    remote: text('remote', { enum: remotes }),
    note: text('note').notNull(),
  },
  (table) => [
    check(
      'member_conditions_reward',
      sql`(${table.rewardUnit} is null) = (${table.rewardMin} is null) and ${table.rewardMin} > 0`,
    ),
  ],
);

export type ConditionsRow = typeof memberConditions.$inferSelect;

/** Used by processes of 1.0.0 only, beside which this version runs while it replaces them. The next release drops it. */
export const memberInquiries = pgTable(
  'member_inquiries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sentAt: timestamptz('sent_at').notNull(),
    repliedAt: timestamptz('replied_at'),
  },
  (table) => [index('member_inquiries_member_idx').on(table.memberId)],
);
