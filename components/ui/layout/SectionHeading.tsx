import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sectionTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  /** Rendered at the right, such as 「すべての案件」. */
  action?: ReactNode;
}

/** The h2 of a section on a content page. */
export function SectionHeading({ children, id, action }: SectionHeadingProps) {
  return (
    <Root>
      <h2 id={id}>{children}</h2>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: last baseline;
  margin-block-end: ${theme.space[6]};

  & > h2 {
    ${sectionTitle}
  }
`;
