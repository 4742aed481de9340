import { eq } from 'drizzle-orm';
import type { License } from '@/schemas/licenses';
import type { MemberUpdate } from '@/schemas/members';
import type { ProfileUpdate } from '@/schemas/profile';
import type { Conditions } from '@/schemas/work-style';
import {
  certifications,
  currentWorkstyles,
  hopeWorkstyles,
  INVALID_CHOICE_MESSAGE,
  isChoice,
  regions,
} from '@/server/choices/lists';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { fieldErrors } from '@/server/http/errors';
import { lockActiveMemberForUpdate } from './account';
import { licenses, type MemberRow, memberConditions, members } from './tables';

/**
 * Returns the parts of a change with the fields that were sent, without those that the schema has filled in.
 * @param sent the body of the request
 */
export function onlySent(update: MemberUpdate, sent: Record<string, object>): MemberUpdate {
  const pick = <T extends object>(part: T | undefined, name: string): T | undefined =>
    part && (Object.fromEntries(Object.entries(part).filter(([field]) => field in (sent[name] ?? {}))) as T);
  const { profile, work_style, conditions, ...rest } = update;
  return {
    ...rest,
    profile: pick(profile, 'profile'),
    work_style: pick(work_style, 'work_style'),
    conditions: pick(conditions, 'conditions'),
  };
}

/**
 * Throws 400 with a message per field for a value that is in no choice list and that the member does not have already: a choice
 * that is no longer offered stays. The server owns the choice lists, so the schemas cannot check the values.
 */
async function assertValidChoices(tx: Db, memberId: number, update: MemberUpdate): Promise<void> {
  const { licenses: list = [], work_style: style } = update;
  if (list.length === 0 && !style) return;
  const [stored] = await tx.select().from(members).where(eq(members.id, memberId));
  const storedLicenses = await tx.select().from(licenses).where(eq(licenses.memberId, memberId));
  const hopes = style?.hope_workstyles ?? [];
  const places = style?.regions ?? [];
  const current = style?.current_workstyle;
  const invalidFields = [
    ...list.flatMap(({ certification }, index) =>
      isChoice(certifications, certification) ||
      storedLicenses.some((license) => license.certification === certification)
        ? []
        : [`licenses.${index}.certification`],
    ),
    ...(hopes.every((value) => isChoice(hopeWorkstyles, value) || stored?.hopeWorkstyles.includes(value))
      ? []
      : ['work_style.hope_workstyles']),
    ...(!current || isChoice(currentWorkstyles, current) || current === stored?.currentWorkstyle
      ? []
      : ['work_style.current_workstyle']),
    ...(places.every((value) => isChoice(regions, value) || stored?.regions.includes(value))
      ? []
      : ['work_style.regions']),
  ];
  if (invalidFields.length === 0) return;
  throw fieldErrors(Object.fromEntries(invalidFields.map((name) => [name, [INVALID_CHOICE_MESSAGE]])));
}

type Columns = Partial<typeof members.$inferInsert>;

const profileColumns = (profile: Partial<ProfileUpdate>): Columns => ({
  familyName: profile.family_name,
  givenName: profile.given_name,
  familyNameKana: profile.family_name_kana,
  givenNameKana: profile.given_name_kana,
  birthDate: profile.birth_date,
  phone: profile.phone,
  zip: profile.zip,
  prefecture: profile.prefecture,
  city: profile.city,
  addressLine: profile.address_line,
  building: profile.building,
});

/** Drizzle does not update a column whose value is undefined, so omitted flags keep their value. */
const toColumns = ({ profile, work_style, receive, invoice_establishment }: MemberUpdate): Columns => ({
  ...(profile && profileColumns(profile)),
  ...(work_style && {
    hopeWorkstyles: work_style.hope_workstyles,
    currentWorkstyle: work_style.current_workstyle,
    regions: work_style.regions,
  }),
  ...(receive && {
    allowVacancy: receive.allow_vacancy,
    allowSeminar: receive.allow_seminar,
    allowNews: receive.allow_news,
  }),
  ...(invoice_establishment && {
    invoiceState: invoice_establishment.state,
    invoiceNumber: invoice_establishment.organizations_number,
  }),
});

/**
 * Changes the given fields of a member's record in one transaction. The caller checks
 * before whether an invoice number is registered, because a transaction must not wait for an external service.
 * Throws 400 for a value that is in no choice list.
 */
export async function updateMember(db: Db, memberId: MemberRow['id'], update: MemberUpdate): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockActiveMemberForUpdate(tx, memberId);
    await assertValidChoices(tx, memberId, update);
    await tx
      .update(members)
      .set({ ...toColumns(update), updatedAt: new Date() })
      .where(eq(members.id, memberId));
    if (update.licenses) await replaceLicenses(tx, memberId, update.licenses);
    if (update.conditions) await upsertConditions(tx, memberId, update.conditions);
  });
}

async function replaceLicenses(tx: Db, memberId: number, list: License[]): Promise<void> {
  await tx.delete(licenses).where(eq(licenses.memberId, memberId));
  const rows = list.map((license, sortOrder) => ({
    memberId,
    sortOrder,
    certification: license.certification,
    name: license.name,
    registrationNumber: license.registration_number,
    acquiredOn: license.acquired_on,
  }));
  if (rows.length > 0) await tx.insert(licenses).values(rows);
}

/** Throws 400 for the first conditions of a member without the status, which every member has to choose. */
async function upsertConditions(tx: Db, memberId: number, conditions: Partial<Conditions>): Promise<void> {
  const { status, desired_reward: reward } = conditions;
  const row = {
    availableFrom: conditions.available_from,
    desiredDays: conditions.desired_days,
    ...(reward !== undefined && { rewardUnit: reward?.unit ?? null, rewardMin: reward?.min ?? null }),
    remote: conditions.remote,
    note: conditions.note,
  };
  const [stored] = await tx
    .select({ status: memberConditions.status })
    .from(memberConditions)
    .where(eq(memberConditions.memberId, memberId));
  const known = status ?? stored?.status;
  if (!known) throw fieldErrors({ 'conditions.status': ['現在の状況を選択してください。'] });
  await tx
    .insert(memberConditions)
    .values({ memberId, status: known, ...row, desiredDays: row.desiredDays ?? [], note: row.note ?? '' })
    .onConflictDoUpdate({ target: memberConditions.memberId, set: { status: known, ...row } });
}
