import * as z from 'zod';
import {
  appliedVacancyFields,
  appliedVacancySummaryFields,
  vacancyApplicationFields,
} from '@/schemas/application-fields';
import { vacancyApplyRequestSchema } from '@/schemas/vacancy-applications';
import { createApplicationRoutes } from '@/server/applications/create-routes';
import { pageSchema } from '@/server/http/pagination';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { findVacancyRows } from '@/server/vacancies/service';
import { presentVacancyApplication, presentVacancyApplied, presentVacancyAppliedSummary } from './present';
import {
  applyToVacancy,
  changeVacancyApplication,
  countOwnVacancyApplications,
  listVacancyApplications,
} from './service';

const applicationSchema = wireSchema(vacancyApplicationFields);

/** The reads and routes for the member's own applications to vacancies (spec §4, §7). */
export const vacancyApplications = createApplicationRoutes({
  tag: apiTags.vacancyApplications.name,
  paths: {
    applications: '/vacancy-applications/',
    applied: '/vacancy-applied/',
    appliedSummaries: '/vacancy-applied-summaries/',
  },
  summaries: {
    list: '自分の応募の一覧',
    apply: '案件に応募',
    cancel: '応募の取消し',
    reapply: '取り消した案件に再応募',
    applied: '応募した案件の一覧',
    appliedSummaries: '応募した案件の要約の一覧',
  },
  descriptions: { existing: 'すでにあった応募', created: '新しい応募', changed: '変更後の応募' },
  schemas: {
    applyRequest: vacancyApplyRequestSchema,
    application: applicationSchema,
    applications: z.array(applicationSchema),
    appliedPage: pageSchema(wireSchema(appliedVacancyFields)),
    appliedSummaryPage: pageSchema(wireSchema(appliedVacancySummaryFields)),
  },
  hasCancelConflict: false,
  list: listVacancyApplications,
  count: countOwnVacancyApplications,
  apply: async (db, applicant, { vacancy: vacancyId, ...entry }) => {
    const { application, created } = await applyToVacancy(db, applicant, vacancyId, entry);
    return { application: presentVacancyApplication(application), created };
  },
  change: async (db, applicant, id, event) =>
    presentVacancyApplication(await changeVacancyApplication(db, applicant, id, event)),
  presentList: async (_db, rows) => rows.map(presentVacancyApplication),
  offerIdOf: ({ vacancyId }) => vacancyId,
  findOffers: findVacancyRows,
  presentApplied: presentVacancyApplied,
  presentAppliedSummary: presentVacancyAppliedSummary,
});
