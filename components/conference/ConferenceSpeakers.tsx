import styled from 'styled-components';
import { TextLink } from '@/components/ui/TextLink';
import type { SeminarSummary } from '@/schemas/seminars';
import { media, phraseBreaks } from '@/styles/mixins';
import { sessionHref, speakersOf } from './programme';

export function ConferenceSpeakers({ sessions }: { sessions: readonly SeminarSummary[] }) {
  return (
    <List>
      {speakersOf(sessions).map(({ name, title, sessions: own }) => (
        <li key={name + title}>
          <Name>{name}</Name>
          <Standing>{title}</Standing>
          {own.map((session) => (
            <p key={session.id}>
              <TextLink alone href={sessionHref(session.id)} shallow scroll={false} aria-haspopup="dialog">
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
    ${phraseBreaks}
    padding-block-start: ${({ theme }) => theme.space[4]};
    border-block-start: ${({ theme }) => theme.line.heavy};
    font-size: ${({ theme }) => theme.text.small};
  }
`;

const Name = styled.h3`
  font-size: ${({ theme }) => theme.text.row};
`;

const Standing = styled.p`
  margin-block-end: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
`;
