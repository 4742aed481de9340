import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LoadFailure } from '@/components/ui/lazy/LoadFailure';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { SideNavLayout } from '@/components/ui/SideNavLayout';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { useMe } from '@/hooks/members';
import { useSectionPlaces } from '@/hooks/section-place';
import type { Me } from '@/schemas/members';
import { ownPath } from '@/schemas/own-path';
import { gutter, media } from '@/styles/mixins';
import { CareerSection } from './CareerSection';
import { Completeness } from './Completeness';
import { ConditionsSection } from './ConditionsSection';
import {
  CareerEditor,
  ConditionsEditor,
  LicenseEditor,
  ProfileEditor,
  prefetchEditors,
  SkillEditor,
  WorkStyleEditor,
} from './editors';
import { filledSections } from './filled-sections';
import { LicenseSection } from './LicenseSection';
import { MemberCard } from './MemberCard';
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

/** What is being edited stands in the address: Back leaves the editor, and forms can lead straight to it. */
function useEditing() {
  const { edit, next } = useRouter().query;
  return {
    edit: typeof edit === 'string' ? edit : undefined,
    next: typeof next === 'string' ? ownPath(next) : undefined,
  };
}

function Sections({ me }: { me: Me }) {
  const { edit, next } = useEditing();
  const { member } = me;
  const memberId = member.id;
  const filled = filledSections(me);
  useSectionPlaces(edit);
  useIdlePrefetch(prefetchEditors);
  const { profile, careers, educations, licenses, skill_category_information: skills } = member;
  const { work_style, conditions } = member;
  const career = { memberId, careers, educations };
  return (
    <SideNavLayout nav={<SectionNav filled={filled} />}>
      <LazyBoundary
        loading={<Skeleton lines={6} />}
        failed={(failure) => (
          <LoadFailure {...failure}>
            <TextLink href="/mypage/" shallow>
              編集をやめる
            </TextLink>
          </LoadFailure>
        )}
      >
        <MemberCard member={member} filled={filled} />
        {!edit && <Completeness filled={filled} />}
        {edit === 'profile' ? (
          <ProfileEditor memberId={memberId} profile={profile} />
        ) : (
          <ProfileSection me={me} />
        )}
        {edit === 'career' ? <CareerEditor {...career} next={next} /> : <CareerSection {...career} />}
        {edit === 'license' ? (
          <LicenseEditor memberId={memberId} licenses={licenses} />
        ) : (
          <LicenseSection memberId={memberId} licenses={licenses} />
        )}
        {edit === 'skill' ? (
          <SkillEditor memberId={memberId} saved={skills} />
        ) : (
          <SkillSection memberId={memberId} formData={skills?.formData} />
        )}
        {edit === 'work-style' ? (
          <WorkStyleEditor memberId={memberId} workStyle={work_style} />
        ) : (
          <WorkStyleSection memberId={memberId} workStyle={work_style} />
        )}
        {edit === 'conditions' ? (
          <ConditionsEditor memberId={memberId} conditions={conditions} />
        ) : (
          <ConditionsSection memberId={memberId} conditions={conditions} />
        )}
      </LazyBoundary>
    </SideNavLayout>
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
