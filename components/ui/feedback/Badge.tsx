import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** open: 募集中 · warn: 締切間近 · neutral: 募集終了 · required: 必須 · optional: 任意 · question: 未記載 */
export type BadgeTone = 'open' | 'warn' | 'neutral' | 'required' | 'optional' | 'question';

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root className={tone}>{children}</Root>;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: ${theme.size.badge};
  padding-inline: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.badge};
  font-size: ${theme.text.badge};
  font-weight: 700;
  line-height: ${theme.lineHeight.solid};
  white-space: nowrap;

  &.open {
    color: ${theme.color.primaryPressed};
    background: ${theme.color.primaryTint};
  }

  &.warn {
    color: ${theme.color.accentPressed};
    background: ${theme.color.accentTint};
  }

  &:is(.neutral, .required) {
    background: ${theme.color.surface};
    border: ${theme.border.strong};
  }

  &.required {
    color: ${theme.color.accent};
    border: ${theme.border.accentThin};
  }

  &.optional {
    border: ${theme.border.regular};
  }

  &.question {
    color: ${theme.color.warning};
    border: ${theme.border.warning};
  }
`;
