import * as z from 'zod';
import {
  appliedSeminarFields,
  appliedSeminarSummaryFields,
  seminarApplicationFields,
} from '@/schemas/application-fields';
import { seminarApplyRequestSchema } from '@/schemas/seminar-applications';
import { createApplicationRoutes } from '@/server/applications/create-routes';
import { pageSchema } from '@/server/http/pagination';
import { apiTags } from '@/server/openapi/tags';
import { wireSchema } from '@/server/openapi/wire-schema';
import { findSeminarRows } from '@/server/seminars/service';
import { presentSeminarApplication, presentSeminarApplied, presentSeminarAppliedSummary } from './present';
import {
  applyToSeminar,
  changeSeminarApplication,
  countOwnSeminarApplications,
  listSeminarApplications,
} from './service';

const applicationSchema = wireSchema(seminarApplicationFields);

/** The reads and routes for the member's own applications to seminars (spec §4, §7). */
export const seminarApplications = createApplicationRoutes({
  tag: apiTags.seminarApplications.name,
  paths: {
    applications: '/applications/',
    applied: '/applied/',
    appliedSummaries: '/seminar-applied-summaries/',
  },
  summaries: {
    list: '自分の申込みの一覧',
    apply: 'セミナーに申込み',
    cancel: '申込みの取消し',
    reapply: '取り消したセミナーに再申し込み',
    applied: '申し込んだセミナーの一覧',
    appliedSummaries: '申し込んだセミナーの要約の一覧',
  },
  descriptions: { existing: 'すでにあった申込み', created: '新しい申込み', changed: '変更後の申込み' },
  schemas: {
    applyRequest: seminarApplyRequestSchema,
    application: applicationSchema,
    applications: z.array(applicationSchema),
    appliedPage: pageSchema(wireSchema(appliedSeminarFields)),
    appliedSummaryPage: pageSchema(wireSchema(appliedSeminarSummaryFields)),
  },
  // A past or cancelled seminar.
  hasCancelConflict: true,
  list: listSeminarApplications,
  count: countOwnSeminarApplications,
  apply: async (db, applicant, { seminar: seminarId }) => {
    const { application, seminar, created } = await applyToSeminar(db, applicant, seminarId);
    return { application: presentSeminarApplication(application, seminar), created };
  },
  change: async (db, applicant, id, event) => {
    const { application, seminar } = await changeSeminarApplication(db, applicant, id, event);
    return presentSeminarApplication(application, seminar);
  },
  // An application contains the online URL of its seminar.
  presentList: async (db, rows) => {
    const ids = rows.map(({ seminarId }) => seminarId);
    const seminars = await findSeminarRows(db, ids);
    return rows.map((row) => presentSeminarApplication(row, seminars.get(row.seminarId)));
  },
  offerIdOf: ({ seminarId }) => seminarId,
  findOffers: findSeminarRows,
  presentApplied: presentSeminarApplied,
  presentAppliedSummary: presentSeminarAppliedSummary,
});
