import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { formPage, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface AuthPageProps {
  title: string;
  /** The steps of which this page is one. They stand beside the title where there is room. */
  stepper?: ReactNode;
  children: ReactNode;
}

/** The single-column layout of the login and registration pages. */
export function AuthPage({ title, stepper, children }: AuthPageProps) {
  return (
    <Root>
      <Heading>
        <PageHeading>{title}</PageHeading>
        {stepper && <div>{stepper}</div>}
      </Heading>
      <Column>{children}</Column>
    </Root>
  );
}

const Root = styled.div`
  ${formPage}
  text-wrap: pretty;
`;

const Heading = styled.div`
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

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${media.md} {
    gap: ${theme.space[8]};
  }
`;
