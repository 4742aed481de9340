import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { PageHeading } from './PageHeading';

interface StepHeadingProps {
  children: ReactNode;
  /** The steps of which the page is one. They stand beside the title where there is room. */
  stepper?: ReactNode;
  /** Leaves less space around the heading, for a page whose content should fit into the window. */
  isTight?: boolean;
}

/** The h1 of a page that is a step. */
export const StepHeading = ({ children, stepper, isTight }: StepHeadingProps) => (
  <Root className={isTight ? 'tight' : undefined}>
    <PageHeading isTight={isTight}>{children}</PageHeading>
    {stepper && <div>{stepper}</div>}
  </Root>
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[6]};
  margin-block-end: ${theme.space[2]};

  &.tight {
    row-gap: ${theme.space[2]};
    margin-block-end: 0;
  }

  & > div + div {
    flex: 1 1 21rem;
    max-width: 28rem;
    padding-block-end: ${theme.space[2]};

    ${media.md} {
      padding-block: ${theme.space[4]} 0;
    }
  }
`;
