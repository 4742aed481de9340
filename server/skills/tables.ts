import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from '@/server/members/tables';
import { categories } from '@/server/vacancies/tables';

/** Reference rows that a migration inserts. */
export const skills = pgTable(
  'skills',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    /** The position within the category. */
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('skills_name_key').on(table.name)],
);

/** Reference rows that a migration inserts. */
export const abilities = pgTable(
  'abilities',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('abilities_name_key').on(table.name)],
);

/** Skill category information (spec §3). A member has at most one row. */
export const skillInformations = pgTable(
  'skill_informations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('skill_informations_member_key').on(table.memberId)],
);

const informationId = () =>
  bigint('information_id', { mode: 'number' })
    .notNull()
    .references(() => skillInformations.id, { onDelete: 'cascade' });

export const memberSkills = pgTable(
  'member_skills',
  {
    informationId: informationId(),
    skillId: integer('skill_id')
      .notNull()
      .references(() => skills.id),
    level: smallint('level').$type<1 | 2 | 3>().notNull(),
    /** The order in which the member chose them. */
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.informationId, table.skillId] }),
    check('member_skills_level', sql`${table.level} between 1 and 3`),
  ],
);

export const memberAbilities = pgTable(
  'member_abilities',
  {
    informationId: informationId(),
    abilityId: integer('ability_id')
      .notNull()
      .references(() => abilities.id),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.informationId, table.abilityId] })],
);
