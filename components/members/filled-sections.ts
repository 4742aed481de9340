import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/sections';
import type { Me } from '@/schemas/member-fields';
import type { WorkStyle } from '@/schemas/work-style';

/** Returns whether any field of the work style is filled in. */
export const isWorkStyleFilled = ({ hope_workstyles, current_workstyle, regions }: WorkStyle): boolean =>
  hope_workstyles.length > 0 || current_workstyle !== null || regions.length > 0;

/**
 * Returns for each section whether it contains the data that matching needs. A section that cannot be edited counts as filled
 * in, because the member can add nothing.
 */
export function getFilledSections({ member }: Me): Record<MemberSectionId, boolean> {
  const { profile, careers, licenses, skill_category_information: skills, work_style, conditions } = member;
  const filled = {
    profile: Boolean(profile.birth_date && profile.phone && profile.zip),
    career: careers.length > 0,
    license: licenses.length > 0,
    skill: (skills?.formData.skills.length ?? 0) > 0,
    'work-style': work_style.hope_workstyles.length > 0,
    conditions: conditions !== null,
  };
  for (const part of member.readOnly) if (part in filled) filled[part as MemberSectionId] = true;
  return filled;
}

/**
 * A work history is required for applying, and many vacancies require a license. Skills and work style are asked for after
 * the registration (spec §1).
 */
const ORDER: readonly MemberSectionId[] = [
  'career',
  'license',
  'skill',
  'work-style',
  'profile',
  'conditions',
];

/** Returns the section that the member should fill in next; undefined when none is missing. */
export function getNextSection(filledSections: Record<MemberSectionId, boolean>) {
  const next = ORDER.find((id) => !filledSections[id]);
  return MEMBER_SECTIONS.find(({ id }) => id === next);
}
