import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { eyebrowLine, media, panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface AppliedRowProps {
  title: string;
  href: string;
  titleId?: string;
  eyebrow: ReactNode;
  children: ReactNode;
  /** The application's status and the actions that the member can take. */
  aside: ReactNode;
}

/** A list row for one of the member's own applications, with its status beside it. */
export function AppliedRow({ title, href, titleId, eyebrow, children, aside }: AppliedRowProps) {
  return (
    <Root>
      <Main>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title id={titleId}>
          <TextLink href={href}>
            <NoBreak text={title} />
          </TextLink>
        </Title>
        {children}
      </Main>
      {aside}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${theme.size.panel};
    align-items: start;
    gap: ${theme.space[8]};
    padding-block: ${theme.space[4]};
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Eyebrow = styled.p`
  ${eyebrowLine}
`;

const Title = styled.h2`
  ${panelTitle}
  margin-block-start: ${theme.space[1]};
`;
