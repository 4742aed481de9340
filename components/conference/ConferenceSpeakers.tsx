import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { SeminarSummary } from '@/schemas/replies/seminars';
import { media } from '@/styles/mixins';
import { getSessionHref, listSpeakers } from './schedule';

export function ConferenceSpeakers({ sessions }: { sessions: readonly SeminarSummary[] }) {
  return (
    <List>
      {listSpeakers(sessions).map(({ name, title, sessions: speakerSessions }) => (
        <li key={name + title}>
          <Name>{name}</Name>
          <SpeakerTitle>{title}</SpeakerTitle>
          {speakerSessions.map((session) => (
            <p key={session.id}>
              <TextLink
                standalone
                href={getSessionHref(session.id)}
                shallow
                scroll={false}
                aria-haspopup="dialog"
              >
                {session.title}
              </TextLink>
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    padding-block-start: ${({ theme }) => theme.space[4]};
    border-block-start: ${({ theme }) => theme.border.thick};
    font-size: ${({ theme }) => theme.text.small};
  }
`;

const Name = styled.h3`
  font-size: ${({ theme }) => theme.text.row};
`;

const SpeakerTitle = styled.p`
  margin-block-end: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.textSecondary};
`;
