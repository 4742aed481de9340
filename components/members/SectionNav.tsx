import { Check } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { hoverable, media, visuallyHidden } from '@/styles/mixins';

interface SectionNavProps {
  filled: Record<MemberSectionId, boolean>;
}

/** Tabs on small widths, a list at the side from lg: the sections of the page and whether they are filled in. */
export function SectionNav({ filled }: SectionNavProps) {
  const { active, choose } = useSectionInView();
  return (
    <nav aria-label="マイページの項目">
      <List>
        {MEMBER_SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <Item
              href={`/mypage/#${id}`}
              aria-current={active === id ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              {label}
              {filled[id] ? (
                <Mark>
                  <Check />
                  <Hidden>（入力済み）</Hidden>
                </Mark>
              ) : (
                <Missing>未入力</Missing>
              )}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** The section that is being read: the last whose top has passed the upper third, or the one that was chosen. */
function useSectionInView() {
  const [active, setActive] = useState<MemberSectionId>(MEMBER_SECTIONS[0].id);
  useEffect(() => {
    const chosen = MEMBER_SECTIONS.find(({ id }) => window.location.hash === `#${id}`);
    if (chosen) setActive(chosen.id);

    const handleScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = window.scrollY + clientHeight >= scrollHeight - 1;
      const hasPassed = ({ id }: { id: string }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (atEnd || top < clientHeight / 3);
      };
      setActive((MEMBER_SECTIONS.findLast(hasPassed) ?? MEMBER_SECTIONS[0]).id);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return { active, choose: setActive };
}

/* Positioned, or the hidden words inside would not be clipped and the page itself would scroll. */
const List = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  border-block-end: ${({ theme }) => theme.line.ruleStrong};

  ${media.lg} {
    display: block;
    border-block-end: ${({ theme }) => theme.line.none};
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.ink};
  border-block-end: ${({ theme }) => theme.line.markGhost};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    color: ${({ theme }) => theme.color.primaryPressed};
    border-color: ${({ theme }) => theme.color.primary};
    font-weight: 700;
  }

  /* The ring of a scroll container's child must lie inside to be seen. */
  &:focus-visible {
    outline-offset: -4px;
  }

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }

  ${media.lg} {
    border-block-end: ${({ theme }) => theme.line.none};
    border-inline-start: ${({ theme }) => theme.line.markGhost};

    &[aria-current] {
      background: ${({ theme }) => theme.color.primaryTint};
    }
  }
`;

const Mark = styled.span`
  color: ${({ theme }) => theme.color.primary};
`;

const Missing = styled.span`
  color: ${({ theme }) => theme.color.seal};
  font-size: ${({ theme }) => theme.text.caption};
  font-weight: 700;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
