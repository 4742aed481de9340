import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { panelTitle, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface LedgerSectionProps {
  title: string;
  id?: string;
  /** Rendered at the right of the title: a link to all of its rows, or a short remark. */
  action?: ReactNode;
  /** Leaves the section out of the print. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

/** What is read: a title above a green line, with its rows on the ground of the page. */
export function LedgerSection({ title, id, action, isScreenOnly, children }: LedgerSectionProps) {
  const headingId = useId();
  return (
    <Root id={id} aria-labelledby={headingId} className={isScreenOnly ? 'screen-only' : undefined}>
      <div>
        <h2 id={headingId}>{title}</h2>
        {action}
      </div>
      {children}
    </Root>
  );
}

/* On paper the title stays with what follows it. */
const Root = styled.section`
  min-width: 0;
  scroll-margin-block-start: ${theme.space[6]};

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    min-height: ${theme.size.touch};
    padding-block-end: ${theme.space[2]};
    border-block-end: ${theme.border.thick};
    break-after: avoid;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  & > div:first-child > h2 {
    ${panelTitle}
    color: ${theme.color.textPrimary};
  }

  & > div:first-child > a {
    font-size: ${theme.text.small};
  }

  &.screen-only {
    ${screenOnly}
  }
`;
