import styled from 'styled-components';
import { ResumeCareers } from '@/components/resume/ResumeCareers';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { groupByCompany } from '@/lib/members/resume';
import type { Member } from '@/schemas/member-fields';
import { theme } from '@/styles/theme';

interface SentRecordProps {
  vacancyId: number;
  member: Member;
}

/** What the company receives about the member together with an application: name and work history. */
export function SentRecord({ vacancyId, member }: SentRecordProps) {
  const { profile, careers } = member;
  const entryPath = encodeURIComponent(`/vacancy/${vacancyId}/entry`);
  return (
    <Root>
      <Name>
        {profile.family_name} {profile.given_name}
      </Name>
      <ResumeCareers companies={groupByCompany(careers, 'western')} headingLevel={2} />
      <SmallNote $align="start">
        直したいところがあれば、
        <TextLink href={`/mypage/?edit=career&next=${entryPath}`}>職務経歴を編集する</TextLink>
        と、この画面に戻ります。入力中の応募内容は残ります。
      </SmallNote>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-size: ${theme.text.row};
  font-weight: 700;
`;
