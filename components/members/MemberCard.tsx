import styled from 'styled-components';
import { Avatar } from '@/components/ui/Avatar';
import { Card } from '@/components/ui/Card';
import type { Me } from '@/schemas/members';
import { phraseBreaks } from '@/styles/mixins';

/** Whose page this is, and what they do now. */
export function MemberCard({ member }: { member: Me['member'] }) {
  const { family_name, given_name, profile_image } = member.profile;
  const [latest] = member.careers;
  const work = latest && [latest.company, latest.position].filter(Boolean).join(' ・ ');
  return (
    <Card>
      <Row>
        <Avatar familyName={family_name} image={profile_image} large />
        <div>
          <Name>
            {family_name} {given_name} さん
          </Name>
          {work && <Work>{work}</Work>}
        </div>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[5]};
`;

const Name = styled.h1`
  ${phraseBreaks}
  font-size: ${({ theme }) => theme.text.pagePhone};
  line-height: ${({ theme }) => theme.leading.heading};
`;

const Work = styled.p`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
