import { type Fields, type RequestFields, requestOf, valueAt } from './fields';
import {
  careerEducationFields,
  conditionsFields,
  invoiceFields,
  licenseFields,
  MEMBER,
  type MemberPart,
  NULLABLE_OBJECTS,
  profileFields,
  receiveFields,
  type SentMe,
  skillFields,
  workStyleFields,
} from './member-fields';

/** The calls that save a part of the member: the fields of the request, and where the member has them. */
export const memberParts: Record<MemberPart, { fields: Fields; at?: string }> = {
  profile: { fields: profileFields },
  career: { fields: careerEducationFields },
  license: { fields: licenseFields },
  skill: { fields: skillFields, at: NULLABLE_OBJECTS.skills },
  'work-style': { fields: workStyleFields },
  conditions: { fields: conditionsFields },
  receive: { fields: receiveFields },
  invoice: { fields: invoiceFields },
};

/** Returns the request that changes a part of the member. @param changed by the names of the site */
export function partRequest(sent: SentMe, part: MemberPart, changed: Record<string, unknown>): RequestFields {
  const { fields, at: path } = memberParts[part];
  const member = valueAt(sent, MEMBER);
  return requestOf(fields, changed, path ? valueAt(member, path) : member);
}
