import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { formPage } from '@/styles/form-page';
import { theme } from '@/styles/theme';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The single-column layout of the login and registration pages. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <Root>
      <PageHeading lead={lead}>{title}</PageHeading>
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
