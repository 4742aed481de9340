import type { ReactNode } from 'react';
import styled from 'styled-components';
import { kickerLine, media, pageTitle, phraseBreaks } from '@/styles/mixins';

interface PageHeadingProps {
  /** Text, or text with `<wbr>` where the server found its phrases. */
  children: ReactNode;
  /** What the page is about, above its name: a badge, a company. */
  kicker?: ReactNode;
  /** A line of explanation or of figures below. */
  lead?: ReactNode;
}

/** The h1 of a page. */
export function PageHeading({ children, kicker, lead }: PageHeadingProps) {
  return (
    <Root>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Title>{children}</Title>
      {lead && <Lead>{lead}</Lead>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-block: ${({ theme }) => `${theme.space[6]} ${theme.space[4]}`};

  ${media.md} {
    padding-block-start: ${({ theme }) => theme.space[8]};
  }
`;

const Kicker = styled.div`
  ${kickerLine}
`;

const Title = styled.h1`
  ${pageTitle}
`;

const Lead = styled.div`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
