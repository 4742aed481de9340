import styled from 'styled-components';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { theme } from '@/styles/theme';
import { getNextSection } from './filled-sections';

const getLink = (id: MemberSectionId) => ({
  href: { pathname: '/mypage/', query: { edit: id } },
  shallow: true,
  scroll: false,
});

interface MissingSectionsProps {
  filledSections: Record<MemberSectionId, boolean>;
}

/** Names the next step with one button. Which sections are missing is in the navigation beside the page. */
export function MissingSections({ filledSections }: MissingSectionsProps) {
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
