import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { careers, educations, licenses, memberConditions, memberInquiries, members } from './tables';

/**
 * Deletes the member's personal data on withdrawal (spec §4). Call it in a transaction. The caller clears the email
 * address, password, status and Google link; skills and image are deleted by their own services.
 */
export async function eraseMemberDetails(tx: Db, memberId: number): Promise<void> {
  for (const table of [careers, educations, licenses, memberConditions])
    await tx.delete(table).where(eq(table.memberId, memberId));
  await tx
    .update(members)
    .set({
      familyName: null,
      givenName: null,
      familyNameKana: null,
      givenNameKana: null,
      birthDate: null,
      phone: '',
      zip: '',
      prefecture: '',
      city: '',
      addressLine: '',
      building: '',
      hopeWorkstyles: [],
      currentWorkstyle: null,
      regions: [],
      allowVacancy: null,
      allowSeminar: null,
      allowNews: null,
      invoiceState: null,
      invoiceNumber: null,
      inactivityWarnedAt: null,
    })
    .where(eq(members.id, memberId));
}

/** Deletes the inquiries of 1.0.0 to a member who leaves. */
export async function eraseInquiries(tx: Db, memberId: number): Promise<void> {
  await tx.delete(memberInquiries).where(eq(memberInquiries.memberId, memberId));
}
