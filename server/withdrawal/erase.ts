import type { Db } from '@/server/db/client';
import { removeProfileImage } from '@/server/images/service';
import { eraseMemberDetails } from '@/server/members/erase';
import { cancelOpenSeminarApplications } from '@/server/seminar-applications/service';
import { eraseSkills } from '@/server/skills/service';
import { eraseApplicationTexts } from '@/server/vacancy-applications/erase';
import { cancelOpenVacancyApplications } from '@/server/vacancy-applications/service';

/**
 * Removes all that a member has said of themselves and cancels what they applied for. What stays is nameless: that
 * there were applications, and when. Pass the transaction, with the member's row locked and no longer active.
 */
export async function eraseMember(tx: Db, memberId: number): Promise<void> {
  await cancelOpenVacancyApplications(tx, memberId);
  await cancelOpenSeminarApplications(tx, memberId);
  await eraseApplicationTexts(tx, memberId);
  await eraseSkills(tx, memberId);
  await removeProfileImage(tx, memberId);
  await eraseMemberDetails(tx, memberId);
}
