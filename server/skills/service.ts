import { asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ability, Skill } from '@/schemas/choice-fields';
import type { SkillForm } from '@/schemas/skills';
import { INVALID_CHOICE_MESSAGE } from '@/server/choices/lists';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { fieldErrors, notFound } from '@/server/http/errors';
import { lockActiveMemberForUpdate } from '@/server/members/account';
import { abilities, memberAbilities, memberSkills, skillInformations, skills } from './tables';

/** What a member has entered about skills. */
export interface SkillCategoryInformation {
  id: number;
  formData: SkillForm;
}

/** Returns all skills, grouped by category. */
export const listSkills = (db: Db): Promise<Skill[]> =>
  db
    .select({ id: skills.id, name: skills.name, category: skills.categoryId })
    .from(skills)
    .orderBy(asc(skills.categoryId), asc(skills.position));

/** Returns all abilities. */
export const listAbilities = (db: Db): Promise<Ability[]> =>
  db.select({ id: abilities.id, name: abilities.name }).from(abilities).orderBy(asc(abilities.position));

/** A subquery of the member's skills in the API's shape; null when they have not entered any. */
export const skillsOfMember = (memberId: Placeholder): SQL<SkillCategoryInformation | null> => sql`(
  select json_build_object('id', ${skillInformations.id}, 'formData', json_build_object(
    'skills', (
      select coalesce(json_agg(json_build_object('skill', ${memberSkills.skillId}, 'level', ${memberSkills.level})
        order by ${memberSkills.sortOrder}), '[]')
      from ${memberSkills} where ${memberSkills.informationId} = ${skillInformations.id}),
    'abilities', (
      select coalesce(json_agg(${memberAbilities.abilityId} order by ${memberAbilities.sortOrder}), '[]')
      from ${memberAbilities} where ${memberAbilities.informationId} = ${skillInformations.id})))
  from ${skillInformations} where ${skillInformations.memberId} = ${memberId})`;

/** Throws 400 for unknown ids. Without this check the foreign key would cause a 500. */
async function assertKnownIds(db: Db, { skills = [], abilities = [] }: Partial<SkillForm>): Promise<void> {
  const knownIds = {
    skills: new Set((await listSkills(db)).map(({ id }) => id)),
    abilities: new Set((await listAbilities(db)).map(({ id }) => id)),
  };
  const message = [INVALID_CHOICE_MESSAGE];
  const fields = {
    ...(skills.some(({ skill }) => !knownIds.skills.has(skill)) && { 'formData.skills': message }),
    ...(abilities.some((id) => !knownIds.abilities.has(id)) && { 'formData.abilities': message }),
  };
  if (Object.keys(fields).length > 0) throw fieldErrors(fields);
}

/**
 * Replaces the member's skills with the form's. A list that the form does not have is kept. Repeated calls never create a second record. Throws 404 for an id that
 * is not the member's, and 400 for unknown skills and abilities.
 * @param id of the record to replace; without it, the member's own record is replaced or created
 */
export async function saveSkills(
  db: Db,
  memberId: number,
  form: Partial<SkillForm>,
  id?: number,
): Promise<{ information: SkillCategoryInformation; created: boolean }> {
  await assertKnownIds(db, form);
  return inTransaction(db, async (tx) => {
    await lockActiveMemberForUpdate(tx, memberId);
    const existing = await findSkillInformation(tx, memberId);
    if (id !== undefined && existing?.id !== id) throw notFound();
    const record = existing ?? (await tx.insert(skillInformations).values({ memberId }).returning())[0];
    if (!record) throw new Error('no skill information was written');
    const formData = { ...(await readSkills(tx, record.id)), ...form };
    await replaceSkills(tx, record.id, formData);
    return { information: { id: record.id, formData }, created: existing === null };
  });
}

async function findSkillInformation(tx: Db, memberId: number) {
  const [row] = await tx.select().from(skillInformations).where(eq(skillInformations.memberId, memberId));
  return row ?? null;
}

async function readSkills(tx: Db, informationId: number): Promise<SkillForm> {
  const skills = await tx
    .select({ skill: memberSkills.skillId, level: memberSkills.level })
    .from(memberSkills)
    .where(eq(memberSkills.informationId, informationId))
    .orderBy(asc(memberSkills.sortOrder));
  const abilities = await tx
    .select({ id: memberAbilities.abilityId })
    .from(memberAbilities)
    .where(eq(memberAbilities.informationId, informationId))
    .orderBy(asc(memberAbilities.sortOrder));
  return { skills, abilities: abilities.map(({ id }) => id) };
}

async function replaceSkills(tx: Db, informationId: number, form: SkillForm): Promise<void> {
  await tx.delete(memberSkills).where(eq(memberSkills.informationId, informationId));
  await tx.delete(memberAbilities).where(eq(memberAbilities.informationId, informationId));
  if (form.skills.length > 0)
    await tx.insert(memberSkills).values(
      form.skills.map(({ skill, level }, sortOrder) => ({
        informationId,
        skillId: skill,
        level,
        sortOrder,
      })),
    );
  if (form.abilities.length > 0)
    await tx
      .insert(memberAbilities)
      .values(form.abilities.map((abilityId, sortOrder) => ({ informationId, abilityId, sortOrder })));
}

/** Deletes the member's skills on withdrawal. Call it in a transaction. */
export async function eraseSkills(tx: Db, memberId: number): Promise<void> {
  await tx.delete(skillInformations).where(eq(skillInformations.memberId, memberId));
}
