import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { plainText } from '@/lib/content/legal-text';
import type { InformationPage, PageSection } from '@/schemas/legal-text';
import { formPage } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LegalRows, LinkedText } from './LegalText';

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

interface InformationBlockProps {
  section: PageSection;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** A section of an information page: rows with notes below them, or paragraphs alone. */
export function InformationBlock({ section: { title, rows, paragraphs }, children }: InformationBlockProps) {
  const hasRows = rows.length > 0;
  const Paragraph = hasRows ? Note : Text;
  return (
    <Panel title={title} padded={!hasRows}>
      {hasRows && <LegalRows inset rows={rows} />}
      {paragraphs.map((text) => (
        <Paragraph key={plainText(text)}>
          <LinkedText text={text} />
        </Paragraph>
      ))}
      {children}
    </Panel>
  );
}

const Root = styled.div`
  ${formPage}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Text = styled.p`
  & + & {
    margin-block-start: ${theme.space[3]};
  }
`;

const Note = styled.p`
  padding: ${theme.space[5]};
  border-block-start: ${theme.border.regular};
  font-size: ${theme.text.small};
`;
