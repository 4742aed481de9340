import { getVacancyChanges } from '@/lib/vacancies/vacancy-changes';
import { DAY_MS } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import type { ChangedTerm } from '@/server/mail/content';
import { enqueueMail } from '@/server/mail/outbox';
import { vacancyChangedMail } from '@/server/mail/vacancy-mails';
import { findMemberById } from '@/server/members/service';
import { vacancyConditionsOf } from '@/server/vacancies/present';
import { updateVacancy, type VacancyColumns } from '@/server/vacancies/write';
import { lockApplicantsForShare } from './service';

/** Shown for a condition that the vacancy no longer states. */
const ABSENT = '記載なし';

/** Returns the changed conditions to which applicants have agreed. The deadline concerns only those who have not applied. */
function changedTerms(before: VacancyColumns, after: VacancyColumns): ChangedTerm[] {
  const { deadline } = before;
  return getVacancyChanges(vacancyConditionsOf(before), vacancyConditionsOf({ ...after, deadline }), ABSENT);
}

/** How long work may go on as agreed after the vacancy has closed, in milliseconds. */
const TOLD_AFTER_CLOSING = 60 * DAY_MS;

/** Whether applicants hear of changes: not while the vacancy is hidden, nor long after it has closed. */
const isTold = ({ publishedAt, closesAt }: VacancyColumns): boolean =>
  publishedAt.getTime() <= Date.now() && closesAt.getTime() > Date.now() - TOLD_AFTER_CLOSING;

/** What the applicants of a replaced vacancy are to be told. */
export interface VacancyNews {
  vacancy: VacancyColumns;
  terms: ChangedTerm[];
}

/**
 * Replaces a vacancy. Call it in a transaction.
 * @returns null when no vacancy has that id; `news` is null when its applicants need not be told anything
 */
export async function replaceVacancy(
  tx: Db,
  id: number,
  vacancy: Parameters<typeof updateVacancy>[2],
): Promise<{ isChanged: boolean; news: VacancyNews | null } | null> {
  const update = await updateVacancy(tx, id, vacancy);
  if (!update) return null;
  const { before, after } = update;
  if (!after) return { isChanged: false, news: null };
  const terms = changedTerms(before, after);
  return { isChanged: true, news: terms.length > 0 && isTold(after) ? { vacancy: after, terms } : null };
}

/**
 * Tells the applicants of replaced vacancies by mail which conditions have changed. Call it once in a transaction, after all
 * of its changes: a withdrawal locks the applications of its member in the order of their ids, and two calls could lock
 * them in another one.
 * @returns the ids of the members by vacancy
 */
export async function notifyApplicants(
  tx: Db,
  news: readonly VacancyNews[],
  siteOrigin: string,
): Promise<Map<number, number[]>> {
  const told = new Map<number, number[]>();
  const newsOf = new Map<number, VacancyNews[]>();
  for (const each of news) newsOf.set(each.vacancy.id, [...(newsOf.get(each.vacancy.id) ?? []), each]);
  const applicants = await lockApplicantsForShare(tx, [...newsOf.keys()]);
  for (const { id: applicationId, memberId, vacancyId } of applicants) {
    const member = await findMemberById(tx, memberId);
    if (member?.status !== 'active') continue;
    told.set(vacancyId, [...(told.get(vacancyId) ?? []), member.id]);
    for (const { vacancy, terms } of newsOf.get(vacancyId) ?? [])
      await enqueueMail(tx, {
        to: member.email,
        memberId: member.id,
        content: vacancyChangedMail(
          {
            siteOrigin,
            familyName: member.familyName ?? '',
            vacancyTitle: vacancy.title,
            vacancyUrl: `${siteOrigin}/vacancy/${vacancyId}/`,
          },
          terms,
        ),
        siteOrigin,
        dedupeKey: `vacancy-news:${applicationId}:${vacancy.updatedAt.toISOString()}`,
        isMassMail: true,
      });
  }
  return told;
}
