import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { formPage } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface AuthPageProps {
  title: string;
  children: ReactNode;
}

/** The single-column layout of the login and registration pages. */
export function AuthPage({ title, children }: AuthPageProps) {
  return (
    <Root>
      <PageHeading>{title}</PageHeading>
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
  gap: ${theme.space[8]};
`;
