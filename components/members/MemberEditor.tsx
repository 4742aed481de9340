import type { MemberSectionId } from '@/config/sections';
import type { Member } from '@/schemas/member-fields';
import { CareerEditor } from './CareerEditor';
import { ConditionsEditor } from './ConditionsEditor';
import { LicenseEditor } from './LicenseEditor';
import { ProfileEditor } from './ProfileEditor';
import { SkillEditor } from './SkillEditor';
import { WorkStyleEditor } from './WorkStyleEditor';

const EDITORS = {
  profile: ProfileEditor,
  license: LicenseEditor,
  skill: SkillEditor,
  'work-style': WorkStyleEditor,
  conditions: ConditionsEditor,
};

interface MemberEditorProps {
  section: MemberSectionId;
  member: Member;
  returnPath: string | undefined;
}

/** The editor of one section of the member. */
export function MemberEditor({ section, member, returnPath }: MemberEditorProps) {
  if (section === 'career') return <CareerEditor member={member} returnPath={returnPath} />;
  const SectionEditor = EDITORS[section];
  return <SectionEditor member={member} />;
}
