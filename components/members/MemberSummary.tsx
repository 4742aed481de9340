import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { latestCareer } from '@/lib/members/resume';
import type { Me } from '@/schemas/member-fields';
import { dayInTokyo } from '@/schemas/time';
import { pageTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Shows the member's name and current work. */
export function MemberSummary({ member }: { member: Me['member'] }) {
  const { family_name, given_name, profile_image } = member.profile;
  const latest = latestCareer(member.careers, dayInTokyo().slice(0, 7));
  const work = latest && [latest.company, latest.position].filter(Boolean).join(' ');
  return (
    <Root>
      <Avatar familyName={family_name} imageUrl={profile_image} size="medium" />
      <div>
        <h1>
          {family_name} {given_name} <small>さん</small>
        </h1>
        {work && (
          <p>
            <NoBreak text={work} />
          </p>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  h1 {
    ${pageTitle}
    font-size: ${theme.text.pagePhone};
  }

  small {
    font-size: 0.7em;
  }

  h1 + p {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    word-break: auto-phrase;
  }
`;
