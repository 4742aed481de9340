import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';

/** open: 募集中 · warn: 締切間近 · neutral: 募集終了 · required: 必須 · optional: 任意 */
export type BadgeTone = 'open' | 'warn' | 'neutral' | 'required' | 'optional';

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>;
}

const tones = {
  open: css`
    color: ${theme.color.primaryPressed};
    background: ${theme.color.primaryTint};
    border: ${theme.border.transparent};
  `,
  warn: css`
    color: ${theme.color.accentPressed};
    background: ${theme.color.accentTint};
    border: ${theme.border.transparent};
  `,
  neutral: css`
    color: ${theme.color.textSecondary};
    background: ${theme.color.surface};
    border: ${theme.border.strong};
  `,
  required: css`
    color: ${theme.color.accent};
    background: ${theme.color.surface};
    border: ${theme.border.accentThin};
  `,
  optional: css`
    color: ${theme.color.textSecondary};
    background: none;
    border: ${theme.border.regular};
  `,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: ${theme.size.badge};
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.badge};
  font-size: ${theme.text.badge};
  font-weight: 700;
  line-height: ${theme.lineHeight.solid};
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;
