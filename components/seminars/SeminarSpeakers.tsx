import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import type { Seminar } from '@/schemas/seminar-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The lecturers with portrait, position and career. */
export function SeminarSpeakers({ speakers }: { speakers: Seminar['speakers'] }) {
  return (
    <ul>
      {speakers.map(({ name, title, profile, picture }) => (
        <Speaker key={name + title}>
          <Avatar familyName={name} imageUrl={picture} large />
          <div>
            <Name>{name}</Name>
            {title && <Title>{title}</Title>}
            {profile && <p>{profile}</p>}
          </div>
        </Speaker>
      ))}
    </ul>
  );
}

const Speaker = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};

  &:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }

  ${media.md} {
    gap: ${theme.space[5]};
  }
`;

const Name = styled.p`
  font-size: ${theme.text.row};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
`;

/* Breaks between the positions and not within a word. */
const Title = styled.p`
  word-break: keep-all;
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
