import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import styled, { css, type DefaultTheme } from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { below, media } from '@/styles/mixins';

type NoticeTone = 'info' | 'warn' | 'error';

interface InlineNoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
  /** For a notice that appears later. Screen readers announce `status` politely and `alert` immediately. */
  role?: 'status' | 'alert';
}

const ICONS = { info: Info, warn: CircleAlert, error: TriangleAlert };

export function InlineNotice({ tone = 'info', children, action, role }: InlineNoticeProps) {
  return (
    <Root $tone={tone} role={role}>
      <Icon node={ICONS[tone]} />
      <Text>{children}</Text>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const tones = ({ color, border }: DefaultTheme) => ({
  info: css`
    background: ${color.primaryFaint};
    border-inline-start: ${border.bar};

    & > svg {
      color: ${color.primary};
    }
  `,
  warn: css`
    background: ${color.warningTint};
    border-inline-start: ${border.barWarning};

    & > svg {
      color: ${color.warning};
    }
  `,
  error: css`
    background: ${color.accentTint};
    border-inline-start: ${border.barAccent};

    & > svg {
      color: ${color.accent};
    }
  `,
});

const Root = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: ${({ theme }) => theme.border.transparent};
  ${({ theme, $tone }) => tones(theme)[$tone]}

  & > svg {
    margin-block-start: 0.25em;
  }

  ${media.md} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    padding-inline: ${({ theme }) => theme.space[5]};

    & > svg {
      margin-block-start: 0;
    }
  }
`;

/* Phrase-based line breaks would leave only one phrase per line in a narrow column. */
const Text = styled.div`
  min-width: 0;

  ${below.md} {
    word-break: normal;
  }
`;

const Action = styled.div`
  display: grid;
  grid-column: 1 / -1;

  ${media.md} {
    grid-column: auto;
  }
`;
