import { type Fields, valueAt } from './fields';
import {
  careerEducationFields,
  conditionsFields,
  invoiceFields,
  licenseFields,
  MEMBER,
  type MemberPart,
  memberFields,
  NULLABLE_OBJECTS,
  profileFields,
  receiveFields,
  type SentMe,
  skillFields,
  workStyleFields,
} from './member-fields';
import { type RequestFields, requestOf } from './request-fields';
import { isObject } from './wire-values';

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

/** Returns a record without what is at a path. */
function without(record: unknown, [name = '', ...inner]: readonly string[]): unknown {
  if (!isObject(record) || !(name in record)) return record;
  const { [name]: part, ...others } = record;
  return inner.length === 0 ? others : { ...others, [name]: without(part, inner) };
}

/** Returns the request that changes a part of the member. @param changed by the names of the site */
export function partRequest(sent: SentMe, part: MemberPart, changed: Record<string, unknown>): RequestFields {
  const { fields, at: path } = memberParts[part];
  const member = valueAt(sent, MEMBER);
  return requestOf(fields, changed, path ? valueAt(member, path) : member);
}

/** The picture, which has a call of its own: an API that expects a file refuses the address that goes back with the profile. */
export const PICTURE = memberFields.profile_image.at;

/** Returns the record without the picture. */
export const withoutPicture = (sent: SentMe): SentMe =>
  without(sent, [MEMBER, ...PICTURE.split('.')]) as SentMe;
