import * as z from 'zod';
import { applicationEvents, applicationStatuses, startTimings } from '@/schemas/application-transitions';
import { dateTimeSchema, idSchema } from '@/schemas/common';
import { pageSchema } from './common';
import { vacancyConditionsSchema, vacancyRowSchema, vacancySummarySchema } from './vacancies';

/** A vacancy application as its member sees it. */
export const vacancyApplicationSchema = z.object({
  id: idSchema,
  /** The vacancy's id. */
  vacancy: idSchema,
  status: z.enum(applicationStatuses),
  start_timing: z.enum(startTimings),
  start_date: z.iso.date().nullable(),
  message: z.string(),
  request: z.string(),
  conditions: vacancyConditionsSchema
    .nullable()
    .meta({ description: '応募または再応募のときの案件の条件。記録のない応募では null' }),
  /** The events, oldest first; never empty. */
  history: z.array(z.object({ event: z.enum(applicationEvents), at: dateTimeSchema })),
});
export type VacancyApplication = z.infer<typeof vacancyApplicationSchema>;

/**
 * Response of GET /vacancy-applications/: all applications of the member, latest change first. It is not paginated,
 * because the vacancy lists are joined with it.
 */
export const vacancyApplicationsSchema = z.array(vacancyApplicationSchema);

/** Response of GET /vacancy-applied/: the vacancies that the member applied for, with the application. */
export const appliedVacancyPageSchema = pageSchema(
  vacancyApplicationSchema.extend({ vacancy: vacancyRowSchema }),
);
export type AppliedVacancyPage = z.infer<typeof appliedVacancyPageSchema>;

/** Response of GET /vacancy-applied-summaries/: the applied vacancies with only the fields that the menu needs. */
export const appliedVacancySummaryPageSchema = pageSchema(
  z.object({
    id: idSchema,
    status: z.enum(applicationStatuses),
    changed_at: dateTimeSchema,
    vacancy: vacancySummarySchema.pick({ id: true, title: true, status: true }),
  }),
);
export type AppliedVacancySummaryPage = z.infer<typeof appliedVacancySummaryPageSchema>;
