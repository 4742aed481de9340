import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

type NoticeTone = 'info' | 'warn' | 'error';

interface InlineNoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
  /** For a notice that appears later. Screen readers announce `status` politely and `alert` immediately. */
  role?: 'status' | 'alert';
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { info: Info, warn: CircleAlert, error: TriangleAlert };

export function InlineNotice({ tone = 'info', children, action, role, ref }: InlineNoticeProps) {
  return (
    <Root ref={ref} $tone={tone} role={role}>
      <Icon node={ICONS[tone]} />
      <Text>{children}</Text>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const tones = {
  info: css`
    background: ${theme.color.primaryFaint};
    border-inline-start: ${theme.border.bar};

    & > svg {
      color: ${theme.color.primary};
    }
  `,
  warn: css`
    background: ${theme.color.warningTint};
    border-inline-start: ${theme.border.barWarning};

    & > svg {
      color: ${theme.color.warning};
    }
  `,
  error: css`
    background: ${theme.color.accentTint};
    border-inline-start: ${theme.border.barAccent};

    & > svg {
      color: ${theme.color.accent};
    }
  `,
};

/* Scrolls into view below the line that says that the browser is offline. */
const Root = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.border.transparent};
  scroll-margin-block-start: ${theme.space[16]};
  ${({ $tone }) => tones[$tone]}

  & > svg {
    margin-block-start: 0.25em;
  }

  ${media.md} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    padding-inline: ${theme.space[5]};

    & > svg {
      margin-block-start: 0;
    }
  }
`;

/* A short text in a narrow column: its last word would often break. */
const Text = styled.div`
  min-width: 0;
  word-break: auto-phrase;
`;

const Action = styled.div`
  display: grid;
  grid-column: 1 / -1;

  ${media.md} {
    grid-column: auto;
  }
`;
