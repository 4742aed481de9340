import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ApiOperation } from './ApiOperation';
import { getSchemaAnchor, TypeNotation } from './TypeNotation';

interface ApiReferenceScreenProps {
  title: string;
  notes: string[];
  server: string;
  tags: { name: string; description: string; operations: ComponentProps<typeof ApiOperation>[] }[];
  schemas: { name: string; type: ComponentProps<typeof TypeNotation>['type'] }[];
}

const SCHEMAS_HEADING = 'データの形';

/** The API reference for developers. It is rendered on the server and loads nothing from other sites. */
export function ApiReferenceScreen({ title, notes, server, tags, schemas }: ApiReferenceScreenProps) {
  return (
    <Root>
      <PageHead title={title} description="公開APIの仕様です。" path="/docs/api" noindex />
      <PageHeading lead={<Code>{server}</Code>}>{title}</PageHeading>
      <Notes>
        {notes.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          プログラムから読める仕様（OpenAPI 3.1）は <a href="/api/v3/public/openapi.json">openapi.json</a>{' '}
          です。
        </li>
      </Notes>
      <TableOfContents aria-label="目次">
        {[...tags.map(({ name }) => name), SCHEMAS_HEADING].map((name) => (
          <TextLink key={name} href={`#${name}`}>
            {name}
          </TextLink>
        ))}
      </TableOfContents>
      {tags.map(({ name, description, operations }) => (
        <TagSection key={name} id={name}>
          <SectionHeading>{name}</SectionHeading>
          <p>{description}</p>
          <OperationList>
            {operations.map((operation) => (
              <li key={operation.id}>
                <ApiOperation {...operation} />
              </li>
            ))}
          </OperationList>
        </TagSection>
      ))}
      <TagSection id={SCHEMAS_HEADING}>
        <SectionHeading>{SCHEMAS_HEADING}</SectionHeading>
        <p>複数の呼び出しで使われるデータの形です。「?」の付いた項目は、省略されることがあります。</p>
        {schemas.map(({ name, type }) => (
          <SchemaSection key={name} id={getSchemaAnchor(name)}>
            <h3>{name}</h3>
            <TypeNotation type={type} />
          </SchemaSection>
        ))}
      </TagSection>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block-end: ${theme.space[12]};
`;

const TagSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block-start: ${theme.space[6]};
`;

const OperationList = styled.ul`
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > li {
    border-block-end: ${theme.border.regular};
  }
`;

const SchemaSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  scroll-margin-block-start: ${theme.space[6]};
`;

const Code = styled.code`
  overflow-wrap: anywhere;
`;

const TableOfContents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
`;

const Notes = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
