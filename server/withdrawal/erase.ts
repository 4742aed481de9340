import type { Db } from '@/server/db/client';
import { removeProfileImage } from '@/server/images/service';
import { eraseInquiries, eraseMemberDetails } from '@/server/members/erase';
import { cancelOpenSeminarApplications } from '@/server/seminar-applications/service';
import { eraseSkills } from '@/server/skills/service';
import {
  cancelCurrentVacancyApplications,
  eraseApplicationTexts,
} from '@/server/vacancy-applications/service';

/**
 * Deletes the member's personal data and cancels the open applications. The applications and their times remain without
 * personal data. Pass the transaction in which the member's row is locked and no longer active.
 */
export async function eraseMember(tx: Db, memberId: number): Promise<void> {
  await cancelCurrentVacancyApplications(tx, memberId);
  await cancelOpenSeminarApplications(tx, memberId);
  await eraseApplicationTexts(tx, memberId);
  await eraseSkills(tx, memberId);
  await removeProfileImage(tx, memberId);
  await eraseMemberDetails(tx, memberId);
  await eraseInquiries(tx, memberId);
}
