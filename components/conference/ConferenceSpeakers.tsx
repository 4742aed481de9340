import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { getSessionHref, listSpeakers } from './schedule';

export function ConferenceSpeakers({ sessions }: { sessions: readonly SeminarSummary[] }) {
  return (
    <List>
      {listSpeakers(sessions).map(({ name, title, picture, sessions: speakerSessions }) => (
        <li key={name + title}>
          <Person>
            <Avatar familyName={name} imageUrl={picture} size="large" />
            <div>
              <Name>{name}</Name>
              <SpeakerTitle>{title}</SpeakerTitle>
            </div>
          </Person>
          {speakerSessions.map((session) => (
            <p key={session.id}>
              <TextLink
                standalone
                href={getSessionHref(session.id)}
                shallow
                scroll={false}
                aria-haspopup="dialog"
              >
                <NoBreak text={session.title} />
              </TextLink>
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

/* A title of two lines and the next title must not look like one text. */
const List = styled.ul`
  display: grid;
  gap: ${theme.space[6]};

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    padding-block-start: ${theme.space[4]};
    border-block-start: ${theme.border.thick};
    font-size: ${theme.text.small};
  }

  & > li > p + p {
    margin-block-start: ${theme.space[2]};
  }
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[2]};
`;

const Name = styled.h3`
  font-size: ${theme.text.row};
`;

/* Breaks between the positions and not within a word. */
const SpeakerTitle = styled.p`
  color: ${theme.color.textSecondary};
  word-break: keep-all;
`;
