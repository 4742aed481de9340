import * as z from 'zod';
import { addressesFields } from '@/schemas/address-fields';
import {
  appliedSeminarFields,
  appliedSeminarSummaryFields,
  appliedVacancyFields,
  appliedVacancySummaryFields,
  seminarApplicationFields,
  vacancyApplicationFields,
} from '@/schemas/application-fields';
import { abilityFields, choiceFields, skillFields } from '@/schemas/choice-fields';
import { type Column, columnFields, tagFields } from '@/schemas/column-fields';
import { careerEducationFields, type Me as MeReply } from '@/schemas/member-fields';
import { seminarFields, seminarSummaryFields } from '@/schemas/seminar-fields';
import type { SkillForm } from '@/schemas/skills';
import {
  categoryFields,
  vacancyFields,
  vacancyRowFields,
  vacancySummaryFields,
} from '@/schemas/vacancy-fields';
import { pageSchema } from '@/server/http/pagination';
import { meSchema as declaredMeSchema } from '@/server/members/present';
import { wireSchema } from '@/server/openapi/wire-schema';

// The replies of the reference API, as its routes declare them.

export const categoriesSchema = z.array(wireSchema(categoryFields));
export const vacancySchema = wireSchema(vacancyFields);
export const vacancyPageSchema = pageSchema(wireSchema(vacancyRowFields));
export const vacancySummaryPageSchema = pageSchema(wireSchema(vacancySummaryFields));
export const vacancyApplicationSchema = wireSchema(vacancyApplicationFields);
export const vacancyApplicationsSchema = z.array(vacancyApplicationSchema);
export const appliedVacancyPageSchema = pageSchema(wireSchema(appliedVacancyFields));
export const appliedVacancySummaryPageSchema = pageSchema(wireSchema(appliedVacancySummaryFields));
export const seminarPageSchema = pageSchema(wireSchema(seminarFields));
export const seminarSummaryPageSchema = pageSchema(wireSchema(seminarSummaryFields));
export const seminarApplicationSchema = wireSchema(seminarApplicationFields);
export const seminarApplicationsSchema = z.array(seminarApplicationSchema);
export const appliedSeminarPageSchema = pageSchema(wireSchema(appliedSeminarFields));
export const appliedSeminarSummaryPageSchema = pageSchema(wireSchema(appliedSeminarSummaryFields));
export const columnSchema = wireSchema(columnFields) as unknown as z.ZodObject & z.ZodType<Column>;
export const columnsSchema = z.array(columnSchema);
export const tagsSchema = z.array(wireSchema(tagFields));
export const choicesSchema = z.array(wireSchema(choiceFields));
export const skillsSchema = z.array(wireSchema(skillFields));
export const abilitiesSchema = z.array(wireSchema(abilityFields));
export const zipAddressesSchema = wireSchema(addressesFields);
export const storedCareerEducationSchema = wireSchema(careerEducationFields);
export const skillCategoryInformationSchema = z.object({
  id: z.int(),
  formData: z.custom<SkillForm>(),
});
export const meSchema = declaredMeSchema as unknown as z.ZodType<MeReply>;
