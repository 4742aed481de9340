import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StepHeading } from '@/components/ui/layout/StepHeading';
import { formPage, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface AuthPageProps {
  title: string;
  /** The steps of which this page is one. */
  stepper?: ReactNode;
  children: ReactNode;
}

/** The single-column layout of the login and registration pages. */
export function AuthPage({ title, stepper, children }: AuthPageProps) {
  return (
    <Root>
      <StepHeading stepper={stepper}>{title}</StepHeading>
      <Column>{children}</Column>
    </Root>
  );
}

const Root = styled.div`
  ${formPage}
  text-wrap: pretty;
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${media.md} {
    gap: ${theme.space[8]};
  }
`;
