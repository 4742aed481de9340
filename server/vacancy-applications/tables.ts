import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { startTimings } from '@/schemas/application-transitions';
import type { VacancyConditions } from '@/schemas/vacancy-fields';
import { applicationColumns, applicationStatusCheck, eventTable } from '@/server/applications/tables';
import { vacancies } from '@/server/vacancies/tables';

/** The members' applications to vacancies, one row per member and vacancy. */
export const vacancyApplications = pgTable(
  'vacancy_applications',
  {
    ...applicationColumns(),
    vacancyId: bigint('vacancy_id', { mode: 'number' })
      .notNull()
      .references(() => vacancies.id),
    startTiming: text('start_timing', { enum: startTimings }).notNull(),
    startDate: date('start_date'),
    message: text('message').notNull(),
    request: text('request').notNull(),
    /** The conditions of the vacancy when the member applied or reapplied, because the operator may change them. */
    conditions: jsonb('conditions').$type<VacancyConditions>(),
  },
  (table) => [
    uniqueIndex('vacancy_applications_member_vacancy_key').on(table.memberId, table.vacancyId),
    index('vacancy_applications_changed_idx').on(table.memberId, table.changedAt, table.id),
    index('vacancy_applications_vacancy_idx').on(table.vacancyId),
    applicationStatusCheck('vacancy_applications_status', table),
    check(
      'vacancy_applications_start_timing',
      sql`${table.startTiming} in ('immediately', 'within_month', 'specified')`,
    ),
    check(
      'vacancy_applications_start_date',
      sql`(${table.startTiming} = 'specified') = (${table.startDate} is not null)`,
    ),
  ],
);

/** The history of each application to a vacancy. */
export const vacancyApplicationEvents = eventTable(
  'vacancy_application_events',
  () => vacancyApplications.id,
);
