import { isAgreementValid } from '@/lib/content/required-agreement';
import type { Career, Education } from '@/schemas/career-education';
import type { Me } from '@/schemas/contract/members';
import type { SkillCategoryInformation } from '@/schemas/contract/skills';
import type { License } from '@/schemas/licenses';
import type { Conditions } from '@/schemas/work-style';
import type { PendingEmailChange } from '@/server/auth/tokens';
import { toWireDateTime } from '@/server/http/date-time';
import type { CareerRow, ConditionsRow, EducationRow, LicenseRow, MemberRow } from './tables';

/** Returns one entry of the work history in the API's shape. */
export const presentCareer = (row: CareerRow): Career => ({
  company: row.company,
  position: row.position,
  started_on: row.startedOn,
  ended_on: row.endedOn,
  description: row.description,
});

/** Returns one school in the API's shape. */
export const presentEducation = (row: EducationRow): Education => ({
  school: row.school,
  faculty: row.faculty,
  started_on: row.startedOn,
  ended_on: row.endedOn,
  is_withdrawn: row.isWithdrawn,
});

const presentLicense = (row: LicenseRow): License => ({
  certification: row.certification,
  name: row.name,
  registration_number: row.registrationNumber,
  acquired_on: row.acquiredOn,
});

const presentConditions = (row: ConditionsRow): Conditions => ({
  status: row.status,
  available_from: row.availableFrom,
  desired_days: row.desiredDays,
  desired_reward:
    row.rewardUnit === null || row.rewardMin === null ? null : { unit: row.rewardUnit, min: row.rewardMin },
  remote: row.remote,
  note: row.note,
});

const presentProfile = (row: MemberRow): Me['member']['profile'] => ({
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
  profile_image: profileImagePath(row.id, row.profileImage),
});

/** Returns the path of the member's image; null when there is none. */
export const profileImagePath = (memberId: number, digest: string | null): string | null =>
  digest && `/api/v3/public/members/${memberId}/profile-images/${digest}.webp`;

const presentReceive = ({ allowVacancy, allowSeminar, allowNews }: MemberRow) =>
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

const presentEmailChange = ({ email, expiresAt }: PendingEmailChange) => ({
  email,
  expires_at: toWireDateTime(new Date(expiresAt)),
});

/** Returns the body of GET /members/me/ (spec §3). */
export const presentMe = (row: MemberRow, parts: MemberParts): Me => ({
  django_user: { id: row.id, email: row.email },
  member: {
    id: row.id,
    invoice_establishment:
      row.invoiceState === null ? null : { state: row.invoiceState, organizations_number: row.invoiceNumber },
    profile: presentProfile(row),
    activate_at: row.activateAt && toWireDateTime(row.activateAt),
    terms_of_use: isAgreementValid(row.termsAgreedAt),
    receive: presentReceive(row),
    careers: parts.careers.map(presentCareer),
    educations: parts.educations.map(presentEducation),
    licenses: parts.licenses.map(presentLicense),
    skill_category_information: parts.skills,
    work_style: {
      hope_workstyles: row.hopeWorkstyles,
      current_workstyle: row.currentWorkstyle,
      regions: row.regions,
    },
    conditions: parts.conditions && presentConditions(parts.conditions),
    google_linked: row.googleSubject !== null,
    has_password: row.passwordHash !== null,
    email_change: parts.emailChange && presentEmailChange(parts.emailChange),
  },
});
