import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Panel } from '@/components/ui/layout/Panel';
import { plainText } from '@/lib/content/legal-text';
import type { PageSection } from '@/schemas/legal-text';
import { theme } from '@/styles/theme';
import { LegalRows } from './LegalRows';
import { LinkedText } from './LinkedText';

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
