import { useId } from 'react';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import type { MemberSectionId } from '@/config/member-sections';
import { latestCareer } from '@/lib/members/resume';
import type { Me } from '@/schemas/member-fields';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface MemberSummaryProps {
  member: Me['member'];
  filledSections: Record<MemberSectionId, boolean>;
}

/** Shows the member's name, current work and the share of the profile that is filled in. */
export function MemberSummary({ member, filledSections }: MemberSummaryProps) {
  const parts = Object.values(filledSections);
  const percent = Math.round((parts.filter(Boolean).length / parts.length) * 100);
  const { family_name, given_name, profile_image } = member.profile;
  const latest = latestCareer(member.careers, dayInTokyo().slice(0, 7));
  const work = latest && [latest.company, latest.position].filter(Boolean).join(' ・ ');
  return (
    <Card>
      <Columns>
        <div>
          <Avatar familyName={family_name} imageUrl={profile_image} large />
          <div>
            <h1>
              {family_name} {given_name} さん
            </h1>
            {work && <p>{work}</p>}
          </div>
        </div>
        <ProgressMeter label="プロフィール" percent={percent} />
      </Columns>
    </Card>
  );
}

interface ProgressMeterProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
}

/** Shows progress as a bar and as a percentage. */
function ProgressMeter({ label, percent }: ProgressMeterProps) {
  const id = useId();
  return (
    <Meter>
      <p id={id}>
        {label} {percent}%
      </p>
      <progress value={percent} max={100} aria-labelledby={id} />
    </Meter>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[10]};

  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  & > :first-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[5]};
  }

  h1 {
    font-size: ${theme.text.pagePhone};
    line-height: ${theme.lineHeight.heading};
  }

  h1 + p {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    word-break: auto-phrase;
  }
`;

const Meter = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  p {
    ${tabularNumerals}
    font-size: ${theme.text.small};
    font-weight: 700;
  }

  progress {
    width: 100%;
    height: ${theme.space[2]};
    accent-color: ${theme.color.primary};
  }
`;

/** A raised card, used rarely. Records use Panel. */
const Card = styled.div`
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-radius: ${theme.radius.card};

  ${media.md} {
    padding: ${theme.space[6]};
  }
`;
