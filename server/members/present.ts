import type * as z from 'zod';
import type { Values } from '@/schemas/fields';
import { writeFields } from '@/schemas/fields';
import { OTHER_CERTIFICATION } from '@/schemas/member-codes';
import {
  type conditionsFields,
  djangoUserFields,
  type invoiceFields,
  MEMBER,
  memberFields,
  NULLABLE_OBJECTS,
  type profileFields,
  type receiveFields,
} from '@/schemas/member-fields';
import type { PendingEmailChange } from '@/server/auth/tokens';
import { toWireDateTime, wireSchema } from '@/server/openapi/wire-schema';
import type { SkillCategoryInformation } from '@/server/skills/service';
import { isAgreementValid } from './required-agreement';
import type { CareerRow, ConditionsRow, EducationRow, LicenseRow, MemberRow } from './tables';

/** Returns one entry of the work history by the names of the site. */
export const careerOf = (row: CareerRow) => ({
  company: row.company,
  position: row.position,
  started_on: row.startedOn,
  ended_on: row.endedOn,
  description: row.description,
});

/** Returns one school by the names of the site. */
export const educationOf = (row: EducationRow) => ({
  school: row.school,
  faculty: row.faculty,
  started_on: row.startedOn,
  ended_on: row.endedOn,
  // A school that the member attends has no box for it. Older records may have it from before.
  is_withdrawn: row.endedOn !== null && row.isWithdrawn,
});

/** Returns one license by the names of the site. */
export const licenseOf = (row: LicenseRow) => ({
  certification: row.certification,
  // Only the choice その他 has a name. Older rows of other choices may still store one.
  name: row.certification === OTHER_CERTIFICATION ? row.name : '',
  registration_number: row.registrationNumber,
  acquired_on: row.acquiredOn,
});

const conditionsOf = (row: ConditionsRow): Values<typeof conditionsFields> => ({
  status: row.status,
  available_from: row.availableFrom,
  desired_days: row.desiredDays,
  desired_reward:
    row.rewardUnit === null || row.rewardMin === null ? null : { unit: row.rewardUnit, min: row.rewardMin },
  remote: row.remote,
  note: row.note,
});

const profileOf = (row: MemberRow): Values<typeof profileFields> => ({
  family_name: row.familyName ?? '',
  given_name: row.givenName ?? '',
  family_name_kana: row.familyNameKana ?? '',
  given_name_kana: row.givenNameKana ?? '',
  birth_date: row.birthDate,
  phone: row.phone,
  zip: row.zip,
  prefecture: row.prefecture,
  city: row.city,
  address_line: row.addressLine,
  building: row.building,
});

/** Returns the path of the member's image; null when there is none. */
export const profileImagePath = (memberId: number, digest: string | null): string | null =>
  digest && `/api/v3/public/members/${memberId}/profile-images/${digest}.webp`;

const receiveOf = ({
  allowVacancy,
  allowSeminar,
  allowNews,
}: MemberRow): Values<typeof receiveFields> | null =>
  allowVacancy === null && allowSeminar === null && allowNews === null
    ? null
    : { allow_vacancy: allowVacancy, allow_seminar: allowSeminar, allow_news: allowNews };

interface MemberParts {
  careers: CareerRow[];
  educations: EducationRow[];
  licenses: LicenseRow[];
  conditions: ConditionsRow | null;
  skills: SkillCategoryInformation | null;
  emailChange: PendingEmailChange | null;
}

const invoiceOf = (row: MemberRow): Values<typeof invoiceFields> | null =>
  row.invoiceState === null ? null : { state: row.invoiceState, organizations_number: row.invoiceNumber };

/** Returns the member in the API's shape. */
export function presentMember(row: MemberRow, { emailChange, conditions, skills, ...parts }: MemberParts) {
  const [receive, invoice] = [receiveOf(row), invoiceOf(row)];
  const filled = writeFields(memberFields, {
    id: row.id,
    ...profileOf(row),
    profile_image: profileImagePath(row.id, row.profileImage),
    activate_at: row.activateAt && toWireDateTime(row.activateAt),
    terms_of_use: isAgreementValid(row.termsAgreedAt),
    careers: parts.careers.map(careerOf),
    educations: parts.educations.map(educationOf),
    licenses: parts.licenses.map(licenseOf),
    hope_workstyles: row.hopeWorkstyles,
    current_workstyle: row.currentWorkstyle,
    regions: row.regions,
    google_linked: row.googleSubject !== null,
    has_password: row.passwordHash !== null,
    email_change: emailChange && {
      email: emailChange.email,
      expires_at: toWireDateTime(new Date(emailChange.expiresAt)),
    },
    ...invoice,
    ...receive,
    ...(skills && { skills_id: skills.id, ...skills.formData }),
    ...(conditions && conditionsOf(conditions)),
  });
  const objects = { conditions, receive, invoice, skills };
  for (const [name, path] of Object.entries(NULLABLE_OBJECTS))
    if (objects[name as keyof typeof objects] === null) filled[path] = null;
  return filled;
}

/** Returns the body of GET /members/me/ (spec §3). */
export const presentMe = (row: MemberRow, parts: MemberParts) => ({
  ...writeFields(djangoUserFields, { id: row.id, email: row.email }),
  [MEMBER]: presentMember(row, parts),
});

/** The schema of a member's record, as the member reads it. */
export const memberSchema = wireSchema(memberFields, Object.values(NULLABLE_OBJECTS));

/** Response of GET /members/me/ (spec §3). */
export const meSchema = (wireSchema(djangoUserFields) as unknown as z.ZodObject)
  .extend({ [MEMBER]: memberSchema })
  .openapi('Me');
