import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import type { InformationPage } from '@/schemas/legal-text';
import { formPage } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface InformationPageLayoutProps {
  path: string;
  content: Pick<InformationPage, 'title' | 'description' | 'lead'>;
  children: ReactNode;
}

/** The head, the heading and the single column of a page about the operator or the site. */
export function InformationPageLayout({ path, content, children }: InformationPageLayoutProps) {
  const { title, description, lead } = content;
  return (
    <Root>
      <PageHead title={title} description={description} path={path} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </Root>
  );
}

const Root = styled.div`
  ${formPage}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
