import { getVacancyChanges } from '@/lib/vacancies/vacancy-changes';
import type { Db } from '@/server/db/client';
import type { ChangedTerm, ChangeNotice } from '@/server/mail/change-facts';
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
const TOLD_AFTER_CLOSING = 60 * 24 * 60 * 60_000;

/** Whether applicants hear of changes: not while the vacancy is hidden, nor long after it has closed. */
const isTold = ({ publishedAt, closesAt }: VacancyColumns): boolean =>
  publishedAt.getTime() <= Date.now() && closesAt.getTime() > Date.now() - TOLD_AFTER_CLOSING;

/**
 * Replaces a vacancy and tells the applicants by mail which conditions have changed. Call it in a transaction.
 * @returns null when no vacancy has that id; `notice` is null when there was nothing to tell, or nobody
 */
export async function updateVacancyAndNotify(
  tx: Db,
  id: number,
  vacancy: Parameters<typeof updateVacancy>[2],
  siteOrigin: string,
): Promise<{ isChanged: boolean; notice: ChangeNotice | null } | null> {
  const update = await updateVacancy(tx, id, vacancy);
  if (!update) return null;
  const { before, after } = update;
  if (!after) return { isChanged: false, notice: null };
  const terms = changedTerms(before, after);
  if (terms.length === 0 || !isTold(after)) return { isChanged: true, notice: null };
  const memberIds: number[] = [];
  for (const application of await lockApplicantsForShare(tx, id)) {
    const member = await findMemberById(tx, application.memberId);
    if (member?.status !== 'active') continue;
    memberIds.push(member.id);
    await enqueueMail(tx, {
      to: member.email,
      content: vacancyChangedMail(
        {
          siteOrigin,
          familyName: member.familyName ?? '',
          vacancyTitle: after.title,
          vacancyUrl: `${siteOrigin}/vacancy/${id}/`,
        },
        terms,
      ),
      siteOrigin,
      dedupeKey: `vacancy-news:${application.id}:${after.updatedAt.toISOString()}`,
      isMassMail: true,
    });
  }
  return { isChanged: true, notice: memberIds.length > 0 ? { terms, memberIds } : null };
}
