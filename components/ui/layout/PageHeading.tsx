import type { ReactNode } from 'react';
import styled from 'styled-components';
import { eyebrowLine, media, pageTitle, phraseBreaks } from '@/styles/mixins';

interface PageHeadingProps {
  /** Text, or text with `<wbr>` where the server found its phrases. */
  children: ReactNode;
  /** What the page is about, above its name: a badge, a company. */
  eyebrow?: ReactNode;
  /** A line of explanation or of figures below. */
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
