import styled from 'styled-components';
import type { MemberSectionId } from '@/config/sections';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ApplicationRows } from './ApplicationRows';
import { FittingVacancies } from './FittingVacancies';
import { SeminarRows } from './SeminarRows';

interface MypageHomeProps {
  filledSections: Record<MemberSectionId, boolean>;
  replyDays: ReplyDays;
}

/** What is going on for the member, beside the profile. */
export function MypageHome({ filledSections, replyDays }: MypageHomeProps) {
  return (
    <Root>
      <ApplicationRows replyDays={replyDays} />
      <SeminarRows />
      <FittingVacancies filledSections={filledSections} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.md} {
    gap: ${theme.space[8]};
  }
`;
