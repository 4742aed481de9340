import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { Member } from '@/schemas/member-fields';
import { theme } from '@/styles/theme';

/** Names what would make the document better and is still empty, with links to the editors. */
export function ResumeGaps({ member }: { member: Member }) {
  const { careers, educations, licenses, skill_category_information: skills } = member;
  const gaps = [
    careers.some(({ description }) => description.trim() === '') && {
      label: '担当した業務の説明',
      section: 'career',
    },
    educations.length === 0 && { label: '学歴', section: 'career' },
    licenses.length === 0 && { label: '資格', section: 'license' },
    !skills?.formData.skills.length && { label: '業務スキル', section: 'skill' },
  ].filter((gap) => typeof gap === 'object');
  if (gaps.length === 0) return null;
  return (
    <InlineNotice>
      入力すると、より伝わる職務経歴書になります。
      <List>
        {gaps.map(({ label, section }) => (
          <li key={label}>
            <TextLink href={`/mypage/?edit=${section}`}>{label}を入力する</TextLink>
          </li>
        ))}
      </List>
    </InlineNotice>
  );
}

const List = styled.ul`
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
