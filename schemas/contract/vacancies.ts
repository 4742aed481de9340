import * as z from 'zod';
import { dateTimeSchema, idSchema } from '@/schemas/common';
import { remotes, rewardUnits, vacancyStatuses } from '@/schemas/vacancy-codes';
import { pageSchema } from './common';

export const categorySchema = z.object({ id: idSchema, name: z.string() });
export type Category = z.infer<typeof categorySchema>;
export const categoriesSchema = z.array(categorySchema);

/** The fields of a preview (GET /vacancy-summaries/). */
export const vacancySummarySchema = z.object({
  id: idSchema,
  status: z.enum(vacancyStatuses),
  title: z.string(),
  company_profile: z.string(),
  reward: z.object({
    unit: z.enum(rewardUnits),
    /** In yen before tax. */
    min: z.int().nonnegative(),
    max: z.int().nonnegative().nullable(),
  }),
  /** Days per week, 1–6. */
  working_days: z.object({ min: z.int().min(1).max(6), max: z.int().min(1).max(6) }),
  /** JIS X 0401 prefecture code. */
  region: z.string(),
  remote: z.enum(remotes),
  deadline: dateTimeSchema,
  published_at: dateTimeSchema,
});
export type VacancySummary = z.infer<typeof vacancySummarySchema>;

/** A row of GET /vacancies/. */
export const vacancyRowSchema = vacancySummarySchema.extend({
  place: z.string().nullable(),
  /** A text such as `1日6〜8時間（9:30〜17:30）`. */
  hours: z.string(),
  categories: categoriesSchema,
  skills: z.array(z.string()),
});
export type VacancyRow = z.infer<typeof vacancyRowSchema>;

/** All fields of a vacancy (GET /vacancies/{id}/). */
export const vacancySchema = vacancyRowSchema.extend({
  /** The first day of work, YYYY-MM-DD. */
  starts_on: z.iso.date(),
  duration: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  preferred: z.array(z.string()),
  selection: z.string(),
  updated_at: dateTimeSchema,
});
export type Vacancy = z.infer<typeof vacancySchema>;

/** The conditions of a vacancy, as an application keeps them. */
export const vacancyConditionsSchema = vacancySchema.pick({
  reward: true,
  working_days: true,
  region: true,
  remote: true,
  deadline: true,
  place: true,
  hours: true,
  starts_on: true,
  duration: true,
});
export type VacancyConditions = z.infer<typeof vacancyConditionsSchema>;

export const vacancyPageSchema = pageSchema(vacancyRowSchema);
export const vacancySummaryPageSchema = pageSchema(vacancySummarySchema);
