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
import { SmallNote, Text } from '@/components/ui/data/Text';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { partLoading } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/navigation/Link';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/sections';
import { useMe } from '@/hooks/members';
import { useSectionScroll } from '@/hooks/navigation/section-scroll';
import { toSameOriginPath } from '@/lib/urls';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import type { Me, MemberPart } from '@/schemas/member-fields';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CareerSection } from './CareerSection';
import { getFilledSections } from './filled-sections';
import { ClosingSoon } from './home/ClosingSoon';
import { MypageHome } from './home/MypageHome';
import {
  ConditionsSection,
  LicenseSection,
  ProfileSection,
  SkillSection,
  WorkStyleSection,
} from './MemberSections';
import { MemberSummary } from './MemberSummary';

export interface MypageProps {
  replyDays: ReplyDays;
}

export function MypageScreen({ replyDays }: MypageProps) {
  const query = useMe();
  return (
    <Page>
      <PageHead title="マイページ" noindex />
      <QueryNotice query={query} subject="会員情報" />
      {query.isPending && <Skeleton lines={8} />}
      {query.data && <Sections me={query.data} replyDays={replyDays} />}
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

function Sections({ me, replyDays }: { me: Me } & MypageProps) {
  const { member } = me;
  const { edit, returnPath } = useEditParameters();
  // A link or the history may name a section that cannot be edited.
  const section = MEMBER_SECTIONS.find(({ id }) => id === edit)?.id;
  const editedSection = section && !member.readOnly.includes(section) ? section : undefined;
  const filledSections = getFilledSections(me);
  useSectionScroll(editedSection);
  return (
    <>
      <MemberSummary member={member} />
      {!editedSection && !filledSections.career && <CareerNotice />}
      {editedSection && (
        <SideNavLayout nav={<SectionNav editedSection={editedSection} filledSections={filledSections} />}>
          <MemberEditor section={editedSection} member={member} returnPath={returnPath} />
        </SideNavLayout>
      )}
      {/* Stays mounted, so that it is there when an editor closes and the scroll position is restored. */}
      <Columns hidden={editedSection !== undefined}>
        <MypageHome filledSections={filledSections} replyDays={replyDays} />
        {!editedSection && <Profile me={me} />}
        {/* Last, because only the browser knows it: what is above does not move when it appears. */}
        <ClosingSoon />
      </Columns>
    </>
  );
}

/** The sections in one row each. */
function Profile({ me }: { me: Me }) {
  const { member } = me;
  const {
    careers,
    educations,
    licenses,
    skill_category_information: skills,
    work_style,
    conditions,
  } = member;
  const isReadOnly = (part: MemberPart) => member.readOnly.includes(part);
  const memberId = member.id;
  useLinkedSection();
  return (
    <LedgerSection title="プロフィール">
      <Rows>
        <ProfileSection me={me} />
        <CareerSection
          memberId={memberId}
          careers={careers}
          educations={educations}
          isReadOnly={isReadOnly('career')}
        />
        <LicenseSection memberId={memberId} licenses={licenses} isReadOnly={isReadOnly('license')} />
        <SkillSection memberId={memberId} formData={skills?.formData} isReadOnly={isReadOnly('skill')} />
        <WorkStyleSection memberId={memberId} workStyle={work_style} isReadOnly={isReadOnly('work-style')} />
        <ConditionsSection
          memberId={memberId}
          conditions={conditions}
          isReadOnly={isReadOnly('conditions')}
        />
      </Rows>
      <p>
        <TextLink href="/mypage/resume/" standalone>
          職務経歴書をつくる（PDF・印刷）
        </TextLink>
      </p>
      <SmallNote $align="start">氏名と経歴は、応募した企業にだけ届きます。</SmallNote>
    </LedgerSection>
  );
}

/** Opens the section that the hash of the URL names, on load and when it changes. */
function useLinkedSection() {
  const { asPath } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link of the page changes the path, but no hashchange follows
  useEffect(() => {
    const openSection = () => {
      const id = window.location.hash.slice(1);
      if (!MEMBER_SECTIONS.some((section) => section.id === id)) return;
      const details = document.getElementById(id)?.querySelector('details');
      if (details) details.open = true;
    };
    openSection();
    window.addEventListener('hashchange', openSection);
    return () => window.removeEventListener('hashchange', openSection);
  }, [asPath]);
}

// All editors together, because most of their script is the same, and loaded separately, so that reading the page does not wait
// for the forms.
const MemberEditor = dynamic(() => import('./MemberEditor').then((module) => module.MemberEditor), {
  loading: partLoading(<Skeleton lines={6} />),
});

const Page = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space[4]} ${theme.space[6]};

  ${media.md} {
    gap: ${theme.space[6]};
    padding-block: ${theme.space[6]} ${theme.space[14]};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  &[hidden] {
    display: none;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${theme.space[8]} ${theme.space[12]};
  }
`;

const Rows = styled.div`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.none};

  & + p {
    margin-block: ${theme.space[2]};
    font-size: ${theme.text.small};
  }
`;

interface SectionNavProps {
  editedSection: MemberSectionId;
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

/** The sections beside an editor, each marked as filled in or missing. */
function SectionNav({ editedSection, filledSections }: SectionNavProps) {
  return (
    <SideNav
      label="マイページの項目"
      activeId={editedSection}
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

/** Says what is still needed to apply. */
function CareerNotice() {
  return (
    <Notice aria-label="応募に必要な項目">
      <div>
        <Text $size="body" $weight={700}>
          応募には職務経歴が必要です。
        </Text>
        <p>勤務先と開始年月だけでも応募できます。</p>
      </div>
      <LinkButton
        href={{ pathname: '/mypage/', query: { edit: 'career' } }}
        shallow
        scroll={false}
        variant="primary"
        fullWidth="phone"
      >
        職務経歴を入力する
      </LinkButton>
    </Notice>
  );
}

const Notice = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-inline-start: ${theme.border.bar};
  font-size: ${theme.text.small};
`;
