import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sectionTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface SectionHeadingProps {
  /** The small English label above the heading, such as `VACANCY`. Only these labels use capitals. */
  englishLabel: string;
  children: ReactNode;
  id?: string;
  /** Rendered at the right, such as 「すべての案件」. */
  action?: ReactNode;
}

/** The h2 of a section on a content page. */
export function SectionHeading({ englishLabel, children, id, action }: SectionHeadingProps) {
  return (
    <Root>
      <div>
        <Label lang="en">{englishLabel}</Label>
        <Title id={id}>{children}</Title>
      </div>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: last baseline;
  margin-block-end: ${theme.space[6]};
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.primary};
  font-size: ${theme.text.caption};
  font-weight: 700;
  letter-spacing: 0.06em;

  &::before {
    content: '';
    width: ${theme.space[6]};
    border-block-start: ${theme.border.thick};
  }
`;

const Title = styled.h2`
  ${sectionTitle}
`;
