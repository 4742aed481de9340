import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { gutter, media } from '@/styles/mixins';

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
  ${gutter}
  text-wrap: pretty;
  width: 100%;
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[12]};

  ${media.lg} {
    padding-block-end: ${({ theme }) => theme.space[18]};
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
`;
