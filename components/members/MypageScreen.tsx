import {
  BadgeCheck,
  BriefcaseBusiness,
  CalendarClock,
  type IconNode,
  ListChecks,
  SlidersHorizontal,
  UserRound,
} from 'lucide';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { partLoading } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { useMe } from '@/hooks/members';
import { useSectionScroll } from '@/hooks/navigation/section-scroll';
import { toSameOriginPath } from '@/lib/same-origin-path';
import type { Me, MemberPart } from '@/schemas/member-fields';
import { useMypageStore } from '@/stores/mypage-store';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CareerSection } from './CareerSection';
import { getFilledSections, getNextSection } from './filled-sections';
import { MypageHome } from './home/MypageHome';
import {
  ConditionsSection,
  LicenseSection,
  ProfileSection,
  SkillSection,
  WorkStyleSection,
} from './MemberSections';
import { MemberSummary } from './MemberSummary';

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
  const { careers, educations, licenses, skill_category_information: skills } = member;
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
      {editedSection === 'profile' ? <ProfileEditor member={member} /> : <ProfileSection me={me} />}
      {editedSection === 'career' ? (
        <CareerEditor member={member} returnPath={returnPath} />
      ) : (
        <CareerSection {...career} isReadOnly={isReadOnly('career')} />
      )}
      {editedSection === 'license' ? (
        <LicenseEditor member={member} />
      ) : (
        <LicenseSection memberId={memberId} licenses={licenses} isReadOnly={isReadOnly('license')} />
      )}
      {editedSection === 'skill' ? (
        <SkillEditor member={member} />
      ) : (
        <SkillSection memberId={memberId} formData={skills?.formData} isReadOnly={isReadOnly('skill')} />
      )}
      {editedSection === 'work-style' ? (
        <WorkStyleEditor member={member} />
      ) : (
        <WorkStyleSection memberId={memberId} workStyle={work_style} isReadOnly={isReadOnly('work-style')} />
      )}
      {editedSection === 'conditions' ? (
        <ConditionsEditor member={member} />
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

const loading = partLoading(<Skeleton lines={6} />);

// The editors are loaded separately, so that reading the page does not wait for the forms.
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

interface SectionNavProps {
  filledSections: Record<MemberSectionId, boolean>;
}

const ICONS: Record<MemberSectionId, IconNode> = {
  profile: UserRound,
  career: BriefcaseBusiness,
  license: BadgeCheck,
  skill: ListChecks,
  'work-style': CalendarClock,
  conditions: SlidersHorizontal,
};

/** The sections of mypage, each marked as filled in or missing. */
function SectionNav({ filledSections }: SectionNavProps) {
  const active = useMypageStore((state) => state.activeContent);
  const setVisibleSection = useMypageStore((state) => state.setVisibleSection);
  useVisibleSection(setVisibleSection);
  return (
    <SideNav
      label="マイページの項目"
      activeId={active ?? MEMBER_SECTIONS[0].id}
      onSelect={setVisibleSection}
      items={MEMBER_SECTIONS.map(({ id, label }) => ({
        id,
        label,
        href: `/mypage/#${id}`,
        icon: ICONS[id],
        state: filledSections[id] ? 'done' : 'missing',
      }))}
    />
  );
}

/**
 * Reports the visible section: the last one whose top is above the lower end of the window's upper third, or the one
 * that was selected.
 */
function useVisibleSection(onChange: (id: string) => void) {
  useEffect(() => {
    const linkedSection = MEMBER_SECTIONS.find(({ id }) => window.location.hash === `#${id}`);
    if (linkedSection) onChange(linkedSection.id);

    const handleScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = window.scrollY + clientHeight >= scrollHeight - 1;
      const hasPassed = ({ id }: { id: string }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (atEnd || top < clientHeight / 3);
      };
      onChange((MEMBER_SECTIONS.findLast(hasPassed) ?? MEMBER_SECTIONS[0]).id);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [onChange]);
}

const getLink = (id: MemberSectionId) => ({
  href: { pathname: '/mypage/', query: { edit: id } },
  shallow: true,
  scroll: false,
});

interface MissingSectionsProps {
  filledSections: Record<MemberSectionId, boolean>;
}

/** Names the next step with one button. Which sections are missing is in the navigation beside the page. */
function MissingSections({ filledSections }: MissingSectionsProps) {
  const next = getNextSection(filledSections);
  if (!next) return null;
  const missingCount = MEMBER_SECTIONS.filter(({ id }) => !filledSections[id]).length;
  return (
    <Root aria-label="未入力の項目">
      <Lead>
        {next.id === 'career'
          ? '応募まであと1項目：職務経歴'
          : `あと${missingCount}項目です。次は「${next.label}」です。`}
      </Lead>
      <LinkButton
        {...getLink(next.id)}
        variant="primary"
        fullWidth="phone"
        aria-label={`次の項目の${next.label}を入力する`}
      >
        入力する
      </LinkButton>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.primaryFaint};
  border-inline-start: ${theme.border.bar};
`;

const Lead = styled.p`
  font-size: ${theme.text.row};
  font-weight: 700;
`;
