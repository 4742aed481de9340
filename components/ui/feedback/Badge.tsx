import type { ReactNode } from 'react';
import styled, { css, type DefaultTheme } from 'styled-components';

/** open: 募集中 · warn: 締切間近 · neutral: 募集終了 · required: 必須 · optional: 任意 */
export type BadgeTone = 'open' | 'warn' | 'neutral' | 'required' | 'optional';

interface BadgeProps {
  tone?: BadgeTone;
  id?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', id, children }: BadgeProps) {
  return (
    <Root $tone={tone} id={id}>
      {children}
    </Root>
  );
}

const tones = ({ color, border }: DefaultTheme) => ({
  open: css`
    color: ${color.primaryPressed};
    background: ${color.primaryTint};
    border: ${border.transparent};
  `,
  warn: css`
    color: ${color.accentPressed};
    background: ${color.accentTint};
    border: ${border.transparent};
  `,
  neutral: css`
    color: ${color.textSecondary};
    background: ${color.surface};
    border: ${border.strong};
  `,
  required: css`
    color: ${color.accent};
    background: ${color.surface};
    border: ${border.accentThin};
  `,
  optional: css`
    color: ${color.textSecondary};
    background: none;
    border: ${border.regular};
  `,
});

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: ${({ theme }) => theme.size.badge};
  padding-inline: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.badge};
  font-size: ${({ theme }) => theme.text.badge};
  font-weight: 700;
  line-height: ${({ theme }) => theme.lineHeight.solid};
  white-space: nowrap;
  ${({ theme, $tone }) => tones(theme)[$tone]}
`;
