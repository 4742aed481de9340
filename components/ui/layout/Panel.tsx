import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
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
      $accentEdge={accentEdge}
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <Header>
          <Heading id={headingId}>{title}</Heading>
          {action}
        </Header>
      )}
      {padded ? <PaddedContent>{children}</PaddedContent> : children}
    </Root>
  );
}

const Root = styled.div<{ $accentEdge: 'top' | 'start' }>`
  min-width: 0;
  scroll-margin-block-start: ${theme.space[6]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  ${({ $accentEdge }) =>
    $accentEdge === 'top'
      ? css`
          border-block-start: ${theme.border.thick};
        `
      : css`
          border-inline-start: ${theme.border.bar};
        `}
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.header};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-end: ${theme.border.regular};

  & > :first-child {
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
