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

const tones = ({ color, line }: DefaultTheme) => ({
  open: css`
    color: ${color.primaryPressed};
    background: ${color.primaryTint};
    border: ${line.ghost};
  `,
  warn: css`
    color: ${color.sealPressed};
    background: ${color.sealTint};
    border: ${line.ghost};
  `,
  neutral: css`
    color: ${color.inkSecondary};
    background: ${color.surface};
    border: ${line.ruleStrong};
  `,
  required: css`
    color: ${color.seal};
    background: ${color.surface};
    border: ${line.sealThin};
  `,
  optional: css`
    color: ${color.inkSecondary};
    background: none;
    border: ${line.rule};
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
  line-height: ${({ theme }) => theme.leading.solid};
  white-space: nowrap;
  ${({ theme, $tone }) => tones(theme)[$tone]}
`;
