import type { ReactNode } from 'react';
import styled from 'styled-components';
import { eyebrowLine, media, pageTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface PageHeadingProps {
  /** Text, or text with `<wbr>` between the phrases that the server found. */
  children: ReactNode;
  /** Shown above the heading, such as a badge or a company name. */
  eyebrow?: ReactNode;
  /** A line of explanation or figures below the heading. */
  lead?: ReactNode;
  /** Puts a short lead beside the heading where there is room. */
  isLeadBeside?: boolean;
  /** Leaves less space around the heading, for a page whose content should fit into the window. */
  isTight?: boolean;
}

/** The h1 of a page. */
export function PageHeading({
  children,
  eyebrow,
  lead,
  isLeadBeside = false,
  isTight = false,
}: PageHeadingProps) {
  return (
    <Root className={isTight ? 'tight' : undefined}>
      {eyebrow && <div className="eyebrow">{eyebrow}</div>}
      <div className={isLeadBeside ? 'lines beside' : 'lines'}>
        <h1>{children}</h1>
        {lead && <div>{lead}</div>}
      </div>
    </Root>
  );
}

/* Below a breadcrumb it has less space, because that one has its own. */
const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding-block: ${theme.space[6]} ${theme.space[4]};

  ${media.md} {
    padding-block-start: ${theme.space[8]};
  }

  nav + & {
    padding-block-start: ${theme.space[2]};
  }

  &.tight {
    padding-block: ${theme.space[4]} 0;
  }

  & > .eyebrow {
    ${eyebrowLine}
  }

  & > .lines {
    display: grid;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[1]} ${theme.space[4]};
  }

  & > .beside {
    display: flex;
  }

  h1 {
    ${pageTitle}
  }

  h1 + div {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }
`;
