import type { SkillForm } from '@/schemas/skills';
import { listKnownBrowsers } from '@/server/auth/known-browsers';
import { listSessions } from '@/server/auth/session-list';
import type { Session } from '@/server/auth/sessions';
import { listMemberTokens } from '@/server/auth/tokens';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import { readProfileImage } from '@/server/images/service';
import { listMemberMails } from '@/server/mail/states';
import { readMemberRecord } from '@/server/members/me';
import { findMemberById, type Member } from '@/server/members/service';
import { toWireDateTime } from '@/server/openapi/wire-schema';
import { presentSeminarApplication } from '@/server/seminar-applications/present';
import { listSeminarApplications } from '@/server/seminar-applications/service';
import { findSeminarRows } from '@/server/seminars/service';
import { listAbilities, listSkills } from '@/server/skills/service';
import { findVacancyRows } from '@/server/vacancies/service';
import { presentVacancyApplication } from '@/server/vacancy-applications/present';
import { listVacancyApplications } from '@/server/vacancy-applications/service';
import type { PersonalData } from './schema';

const toNullableDateTime = (at: Date | null) => at && toWireDateTime(at);

/** Returns everything that is stored about the member of the session, in the shape of GET /personal-data/. */
export async function readPersonalData(db: Db, session: Session): Promise<PersonalData> {
  const { memberId } = session;
  const row = await findMemberById(db, memberId);
  if (!row) throw notFound();
  const { member, skills } = await readMemberRecord(db, memberId);
  return {
    account: presentAccount(row),
    member,
    ...(await readSkillNames(db, skills?.formData)),
    profile_image: await readImage(db, row),
    vacancy_applications: await readVacancyApplications(db, memberId),
    seminar_applications: await readSeminarApplications(db, memberId),
    sessions: await listSessions(db, session),
    known_browsers: (await listKnownBrowsers(db, memberId)).map(({ createdAt, lastLoginAt }) => ({
      created_at: toWireDateTime(createdAt),
      last_login_at: toWireDateTime(lastLoginAt),
    })),
    mails: (await listMemberMails(db, memberId)).map(({ kind, createdAt, deliveredAt }) => ({
      kind,
      created_at: toWireDateTime(createdAt),
      delivered_at: toNullableDateTime(deliveredAt),
    })),
    mailed_links: (await listMemberTokens(db, memberId)).map((link) => ({
      purpose: link.purpose,
      email: link.email,
      created_at: toWireDateTime(link.createdAt),
      expires_at: toWireDateTime(link.expiresAt),
      used_at: toNullableDateTime(link.usedAt),
    })),
  };
}

const presentAccount = (row: Member): PersonalData['account'] => ({
  email: row.email,
  status: row.status,
  registered_at: toWireDateTime(row.createdAt),
  activate_at: toNullableDateTime(row.activateAt),
  terms_agreed_at: toNullableDateTime(row.termsAgreedAt),
  last_login_at: toNullableDateTime(row.lastLoginAt),
  updated_at: toWireDateTime(row.updatedAt),
  has_password: row.passwordHash !== null,
  google_subject: row.googleSubject,
});

async function readSkillNames(db: Db, form: SkillForm | undefined) {
  const skillNames = new Map((await listSkills(db)).map(({ id, name }) => [id, name]));
  const abilityNames = new Map((await listAbilities(db)).map(({ id, name }) => [id, name]));
  return {
    skills: (form?.skills ?? []).map(({ skill, level }) => ({ name: skillNames.get(skill) ?? '', level })),
    abilities: (form?.abilities ?? []).map((id) => abilityNames.get(id) ?? ''),
  };
}

async function readImage(
  db: Db,
  { id, profileImage: digest }: Member,
): Promise<PersonalData['profile_image']> {
  const content = digest && (await readProfileImage(db, id, digest));
  return content ? { content_type: 'image/webp', base64: content.toString('base64') } : null;
}

async function readVacancyApplications(db: Db, memberId: number) {
  const rows = await listVacancyApplications(db, memberId);
  const vacancies = await findVacancyRows(
    db,
    rows.map(({ vacancyId }) => vacancyId),
  );
  return rows.map((row) => ({
    ...presentVacancyApplication(row),
    vacancy_title: vacancies.get(row.vacancyId)?.title ?? '',
  }));
}

async function readSeminarApplications(db: Db, memberId: number) {
  const rows = await listSeminarApplications(db, memberId);
  const seminars = await findSeminarRows(
    db,
    rows.map(({ seminarId }) => seminarId),
  );
  return rows.map((row) => {
    const seminar = seminars.get(row.seminarId);
    return { ...presentSeminarApplication(row, seminar), seminar_title: seminar?.title ?? '' };
  });
}
