import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { PageHeading } from '@/components/ui/PageHeading';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { gutter } from '@/styles/mixins';
import { ReferenceCall } from './ReferenceCall';
import { shapeId } from './shape-id';
import { TypeText } from './TypeText';

interface ApiReferenceScreenProps {
  title: string;
  lines: string[];
  server: string;
  chapters: { name: string; description: string; calls: ComponentProps<typeof ReferenceCall>[] }[];
  shapes: { name: string; type: ComponentProps<typeof TypeText>['type'] }[];
}

const SHAPES = 'データの形';

/** The contract of the API, for developers: drawn on the server, nothing is loaded from elsewhere. */
export function ApiReferenceScreen({ title, lines, server, chapters, shapes }: ApiReferenceScreenProps) {
  return (
    <Root>
      <PageHead title={title} description="公開APIの仕様です。" path="/docs/api" noindex />
      <PageHeading lead={<Code>{server}</Code>}>{title}</PageHeading>
      <Notes>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          機械で読める仕様（OpenAPI 3.1）は <a href="/api/v3/public/openapi.json">openapi.json</a> です。
        </li>
      </Notes>
      <Contents aria-label="目次">
        {[...chapters.map(({ name }) => name), SHAPES].map((name) => (
          <TextLink key={name} href={`#${name}`}>
            {name}
          </TextLink>
        ))}
      </Contents>
      {chapters.map(({ name, description, calls }) => (
        <Chapter key={name} id={name}>
          <SectionHeading label="API">{name}</SectionHeading>
          <p>{description}</p>
          <Calls>
            {calls.map((call) => (
              <li key={call.id}>
                <ReferenceCall {...call} />
              </li>
            ))}
          </Calls>
        </Chapter>
      ))}
      <Chapter id={SHAPES}>
        <SectionHeading label="API">{SHAPES}</SectionHeading>
        <p>いくつもの呼び出しに出てくる形です。「?」の付く項目は、ないことがあります。</p>
        {shapes.map(({ name, type }) => (
          <Shape key={name} id={shapeId(name)}>
            <h3>{name}</h3>
            <TypeText type={type} />
          </Shape>
        ))}
      </Chapter>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  width: 100%;
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[12]};
`;

const Chapter = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  padding-block-start: ${({ theme }) => theme.space[6]};
`;

const Calls = styled.ul`
  background: ${({ theme }) => theme.color.surface};
  border-block-start: ${({ theme }) => theme.line.heavy};

  & > li {
    border-block-end: ${({ theme }) => theme.line.rule};
  }
`;

const Shape = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
  scroll-margin-block-start: ${({ theme }) => theme.space[6]};
`;

const Code = styled.code`
  overflow-wrap: anywhere;
`;

const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
`;

const Notes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
`;
