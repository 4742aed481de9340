import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useMe } from '@/hooks/members';
import { useReturnToSection } from '@/hooks/return-to-section';
import type { Me } from '@/schemas/members';
import { ownPath } from '@/schemas/own-path';
import { gutter, media } from '@/styles/mixins';
import { CareerSection } from './CareerSection';
import { Completeness } from './Completeness';
import { ConditionsSection } from './ConditionsSection';
import { filledSections } from './filled-sections';
import { LicenseSection } from './LicenseSection';
import { MemberCard } from './MemberCard';
import { ProfileSection } from './ProfileSection';
import { SectionNav } from './SectionNav';
import { SkillSection } from './SkillSection';
import { WorkStyleSection } from './WorkStyleSection';

// Whoever only reads does not load the forms.
const loading = () => <Skeleton lines={6} />;
const CareerEditor = dynamic(() => import('./CareerEditor').then((module) => module.CareerEditor), {
  loading,
});
const ProfileEditor = dynamic(() => import('./ProfileEditor').then((module) => module.ProfileEditor), {
  loading,
});
const LicenseEditor = dynamic(() => import('./LicenseEditor').then((module) => module.LicenseEditor), {
  loading,
});
const SkillEditor = dynamic(() => import('./SkillEditor').then((module) => module.SkillEditor), {
  loading,
});
const WorkStyleEditor = dynamic(() => import('./WorkStyleEditor').then((module) => module.WorkStyleEditor), {
  loading,
});
const ConditionsEditor = dynamic(
  () => import('./ConditionsEditor').then((module) => module.ConditionsEditor),
  { loading },
);

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

/** What is being edited stands in the address: Back leaves the editor, and forms can lead straight to it. */
function useEditing() {
  const { edit, next } = useRouter().query;
  return { edit, next: typeof next === 'string' ? ownPath(next) : undefined };
}

function Sections({ me }: { me: Me }) {
  const { edit, next } = useEditing();
  const { member } = me;
  const memberId = member.id;
  const filled = filledSections(me);
  useReturnToSection(typeof edit === 'string' ? edit : undefined);
  const { profile, careers, licenses, skill_category_information: skills, work_style, conditions } = member;
  return (
    <Columns>
      <SectionNav filled={filled} />
      <Main>
        <MemberCard member={member} filled={filled} />
        {!edit && <Completeness filled={filled} />}
        {edit === 'profile' ? (
          <ProfileEditor memberId={memberId} profile={profile} />
        ) : (
          <ProfileSection me={me} />
        )}
        {edit === 'career' ? (
          <CareerEditor memberId={memberId} careers={careers} next={next} />
        ) : (
          <CareerSection careers={careers} />
        )}
        {edit === 'license' ? (
          <LicenseEditor memberId={memberId} licenses={licenses} />
        ) : (
          <LicenseSection licenses={licenses} />
        )}
        {edit === 'skill' ? (
          <SkillEditor memberId={memberId} saved={skills} />
        ) : (
          <SkillSection formData={skills?.formData} />
        )}
        {edit === 'work-style' ? (
          <WorkStyleEditor memberId={memberId} workStyle={work_style} />
        ) : (
          <WorkStyleSection workStyle={work_style} />
        )}
        {edit === 'conditions' ? (
          <ConditionsEditor memberId={memberId} conditions={conditions} />
        ) : (
          <ConditionsSection conditions={conditions} />
        )}
      </Main>
    </Columns>
  );
}

const Page = styled.div`
  ${gutter}
  width: 100%;
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => `${theme.space[4]} ${theme.space[12]}`};

  ${media.lg} {
    padding-block: ${({ theme }) => `${theme.space[8]} ${theme.space[18]}`};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};

  ${media.lg} {
    grid-template-columns: ${({ theme }) => theme.size.sideNav} minmax(0, 1fr);
    align-items: start;
    gap: ${({ theme }) => theme.space[10]};

    & > nav {
      position: sticky;
      inset-block-start: ${({ theme }) => theme.space[8]};
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
`;
