import type { ReactNode } from 'react';
import styled from 'styled-components';
import { blockTitle, kickerLine, media } from '@/styles/mixins';
import { TextLink } from './TextLink';

interface RecordRowProps {
  title: string;
  href: string;
  titleId?: string;
  kicker: ReactNode;
  children: ReactNode;
  /** Where the record stands, and what can be done about it. */
  side: ReactNode;
}

/** A row that is a record of one's own: what it is about, and beside it where it stands. */
export function RecordRow({ title, href, titleId, kicker, children, side }: RecordRowProps) {
  return (
    <Root>
      <Main>
        <Kicker>{kicker}</Kicker>
        <Title id={titleId}>
          <TextLink href={href}>{title}</TextLink>
        </Title>
        {children}
      </Main>
      {side}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[5]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panel};
    align-items: start;
    gap: ${({ theme }) => theme.space[8]};
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Kicker = styled.p`
  ${kickerLine}
`;

const Title = styled.h2`
  ${blockTitle}
  margin-block-start: ${({ theme }) => theme.space[1]};
`;
