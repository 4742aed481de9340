import type { ReactNode } from 'react';
import styled from 'styled-components';
import { eyebrowLine, media, pageTitle, phraseBreaks } from '@/styles/mixins';

interface PageHeadingProps {
  /** Text, or text with `<wbr>` between the phrases that the server found. */
  children: ReactNode;
  /** Shown above the heading, such as a badge or a company name. */
  eyebrow?: ReactNode;
  /** A line of explanation or figures below the heading. */
  lead?: ReactNode;
}

/** The h1 of a page. */
export function PageHeading({ children, eyebrow, lead }: PageHeadingProps) {
  return (
    <Root>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
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

const Eyebrow = styled.div`
  ${eyebrowLine}
`;

const Title = styled.h1`
  ${pageTitle}
`;

const Lead = styled.div`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
