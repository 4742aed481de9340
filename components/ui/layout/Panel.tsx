import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface PanelProps {
  /** Without a title the panel has no heading. */
  title?: string;
  headingLevel?: 2 | 3;
  /** Rendered at the right of the title, such as 「編集」. */
  action?: ReactNode;
  id?: string;
  /** `start` puts the accent line at the side instead, for a record that a form is about. */
  accentEdge?: 'top' | 'start';
  /** Adds padding for text. Rows and lists have their own. */
  padded?: boolean;
  children: ReactNode;
}

/** A panel with square corners below a thick green line. */
export function Panel({
  title,
  headingLevel = 2,
  action,
  id,
  accentEdge = 'top',
  padded = false,
  children,
}: PanelProps) {
  const headingId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Root
      id={id}
      className={accentEdge === 'start' ? 'start' : undefined}
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <div>
          <Heading id={headingId}>{title}</Heading>
          {action}
        </div>
      )}
      {padded ? <PaddedContent>{children}</PaddedContent> : children}
    </Root>
  );
}

/* Above the content of a panel with a title is a line with it. */
const Root = styled.div`
  min-width: 0;
  scroll-margin-block-start: ${theme.space[6]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};

  &.start {
    border: ${theme.border.regular};
    border-inline-start: ${theme.border.bar};
  }

  &[aria-labelledby] > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[4]};
    min-height: ${theme.size.header};
    padding: ${theme.space[3]} ${theme.space[5]};
    border-block-end: ${theme.border.regular};
  }

  &[aria-labelledby] > :first-child > :first-child {
    ${panelTitle}
  }
`;

/* Aligned with the title at the sides. */
const PaddedContent = styled.div`
  padding: ${theme.space[5]};

  ${media.md} {
    padding-block: ${theme.space[6]};
  }
`;
