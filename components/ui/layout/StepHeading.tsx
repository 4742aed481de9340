import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { PageHeading } from './PageHeading';

interface StepHeadingProps {
  children: ReactNode;
  /** The steps of which the page is one. They stand beside the title where there is room. */
  stepper?: ReactNode;
}

/** The h1 of a page that is a step. */
export const StepHeading = ({ children, stepper }: StepHeadingProps) => (
  <Root>
    <PageHeading>{children}</PageHeading>
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

  & > div + div {
    flex: 1 1 24rem;
    max-width: 28rem;
    padding-block-end: ${theme.space[2]};

    ${media.md} {
      padding-block: ${theme.space[4]} 0;
    }
  }
`;
