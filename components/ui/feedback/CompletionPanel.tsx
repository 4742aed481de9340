import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface CompletionPanelProps {
  ref?: Ref<HTMLDivElement>;
  /** The lines of the stamp; 応募済 without them. */
  stamp?: readonly [string, string?];
  /** Paragraphs that say what was received and what happens next. */
  children: ReactNode;
  /** Links to what can be done next. */
  action: ReactNode;
}

/** Replaces a form that was sent: a stamp, what happens next, and where to go. */
export function CompletionPanel({ ref, stamp, children, action }: CompletionPanelProps) {
  return (
    <Root ref={ref}>
      <StatusStamp size="large" lines={stamp} animate />
      <Text>{children}</Text>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[6]};
  padding: ${theme.space[8]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
`;

const Text = styled.div`
  ${media.sm} {
    text-align: center;
  }
`;
