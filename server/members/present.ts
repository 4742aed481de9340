import type { Career } from '@/schemas/career-education';
import type { Me } from '@/schemas/members';
import { toWireInstant } from '@/server/http/instants';
import type { CareerRow, MemberRow } from './tables';

/** A job card as the wire has it. */
export const presentCareer = (row: CareerRow): Career => ({
  company: row.company,
  position: row.position,
  started_on: row.startedOn,
  ended_on: row.endedOn,
  description: row.description,
});

const receiveOf = ({ allowVacancy, allowSeminar, allowNews }: MemberRow) =>
  allowVacancy === null && allowSeminar === null && allowNews === null
    ? null
    : { allow_vacancy: allowVacancy, allow_seminar: allowSeminar, allow_news: allowNews };

/** GET /members/me/ (spec §3). */
export const presentMe = (row: MemberRow, careers: CareerRow[]): Me => ({
  django_user: { id: row.id, email: row.email },
  member: {
    id: row.id,
    invoice_establishment:
      row.invoiceState === null ? null : { state: row.invoiceState, organizations_number: row.invoiceNumber },
    profile: {
      family_name: row.familyName ?? '',
      given_name: row.givenName ?? '',
      family_name_kana: row.familyNameKana ?? '',
      given_name_kana: row.givenNameKana ?? '',
      profile_image: null,
    },
    activate_at: row.activateAt && toWireInstant(row.activateAt),
    terms_of_use: row.termsAgreedAt !== null,
    receive: receiveOf(row),
    careers: careers.map(presentCareer),
  },
});
