import {
  BadgeCheck,
  BriefcaseBusiness,
  CalendarClock,
  type IconNode,
  ListChecks,
  SlidersHorizontal,
  UserRound,
} from 'lucide';
import { useEffect } from 'react';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { useMypageStore } from '@/stores/mypage-store';

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
export function SectionNav({ filledSections }: SectionNavProps) {
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
