import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { useMe } from '@/hooks/members';
import { useSectionScroll } from '@/hooks/navigation/section-scroll';
import { toSameOriginPath } from '@/lib/same-origin-path';
import type { Me, MemberPart } from '@/schemas/member-fields';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CareerSection } from './CareerSection';
import { ConditionsSection } from './ConditionsSection';
import {
  CareerEditor,
  ConditionsEditor,
  LicenseEditor,
  ProfileEditor,
  SkillEditor,
  WorkStyleEditor,
} from './editors';
import { getFilledSections } from './filled-sections';
import { MypageHome } from './home/MypageHome';
import { LicenseSection } from './LicenseSection';
import { MemberSummary } from './MemberSummary';
import { MissingSections } from './MissingSections';
import { ProfileSection } from './ProfileSection';
import { SectionNav } from './SectionNav';
import { SkillSection } from './SkillSection';
import { WorkStyleSection } from './WorkStyleSection';

export function MypageScreen() {
  const query = useMe();
  return (
    <Page>
      <PageHead title="マイページ" noindex />
      <QueryNotice query={query} subject="会員情報" />
      {query.isPending && <Skeleton lines={8} />}
      {query.data && <Sections me={query.data} />}
    </Page>
  );
}

/**
 * Returns the section that is being edited, which the URL contains: Back closes the editor, and forms can link directly
 * to it.
 */
function useEditParameters() {
  const { edit, next } = useRouter().query;
  return {
    edit: typeof edit === 'string' ? edit : undefined,
    returnPath: typeof next === 'string' ? toSameOriginPath(next) : undefined,
  };
}

function Sections({ me }: { me: Me }) {
  const { member } = me;
  const { edit, returnPath } = useEditParameters();
  // A link or the history may name a section that cannot be edited.
  const editedSection = member.readOnly.some((part) => part === edit) ? undefined : edit;
  const isReadOnly = (part: MemberPart) => member.readOnly.includes(part);
  const memberId = member.id;
  const filledSections = getFilledSections(me);
  useSectionScroll(editedSection);
  const { profile, careers, educations, licenses, skill_category_information: skills } = member;
  const { work_style, conditions } = member;
  const career = { memberId, careers, educations };
  return (
    <SideNavLayout nav={<SectionNav filledSections={filledSections} />}>
      <MemberSummary member={member} filledSections={filledSections} />
      {!editedSection && <MissingSections filledSections={filledSections} />}
      {/* Stays mounted, so that it is there when an editor closes and the scroll position is restored. */}
      <div hidden={editedSection !== undefined}>
        <MypageHome filledSections={filledSections} />
      </div>
      {editedSection === 'profile' ? (
        <ProfileEditor memberId={memberId} profile={profile} />
      ) : (
        <ProfileSection me={me} />
      )}
      {editedSection === 'career' ? (
        <CareerEditor {...career} returnPath={returnPath} />
      ) : (
        <CareerSection {...career} isReadOnly={isReadOnly('career')} />
      )}
      {editedSection === 'license' ? (
        <LicenseEditor memberId={memberId} licenses={licenses} />
      ) : (
        <LicenseSection memberId={memberId} licenses={licenses} isReadOnly={isReadOnly('license')} />
      )}
      {editedSection === 'skill' ? (
        <SkillEditor memberId={memberId} savedSkills={skills} />
      ) : (
        <SkillSection memberId={memberId} formData={skills?.formData} isReadOnly={isReadOnly('skill')} />
      )}
      {editedSection === 'work-style' ? (
        <WorkStyleEditor memberId={memberId} workStyle={work_style} />
      ) : (
        <WorkStyleSection memberId={memberId} workStyle={work_style} isReadOnly={isReadOnly('work-style')} />
      )}
      {editedSection === 'conditions' ? (
        <ConditionsEditor memberId={memberId} conditions={conditions} />
      ) : (
        <ConditionsSection
          memberId={memberId}
          conditions={conditions}
          isReadOnly={isReadOnly('conditions')}
        />
      )}
    </SideNavLayout>
  );
}

const Page = styled.div`
  ${gutter}
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space[4]} ${theme.space[12]};

  ${media.lg} {
    padding-block: ${theme.space[8]} ${theme.space[18]};
  }
`;
