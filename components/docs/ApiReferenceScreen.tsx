import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { PageHeading } from '@/components/ui/PageHeading';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { gutter } from '@/styles/mixins';

interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
  needs: string[];
  fields: { name: string; required: boolean }[];
  responses: { status: string; description: string }[];
}

interface ApiReferenceScreenProps {
  title: string;
  lines: string[];
  server: string;
  chapters: { name: string; description: string; calls: Call[] }[];
}

/** The contract of the API, for developers: drawn on the server, nothing is loaded from elsewhere. */
export function ApiReferenceScreen({ title, lines, server, chapters }: ApiReferenceScreenProps) {
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
      {chapters.map(({ name, description, calls }) => (
        <Chapter key={name}>
          <SectionHeading label="API">{name}</SectionHeading>
          <p>{description}</p>
          {calls.map((call) => (
            <CallBlock key={call.id} {...call} />
          ))}
        </Chapter>
      ))}
    </Root>
  );
}

function CallBlock({ id, method, path, summary, needs, fields, responses }: Call) {
  return (
    <LedgerBlock>
      <Inner id={id}>
        <h3>{summary}</h3>
        <p>
          <Code>
            {method} {path}
          </Code>
        </p>
        <Rows>
          {needs.length > 0 && <Row term="必要なもの">{needs.join('、')}</Row>}
          {fields.length > 0 && (
            <Row term="送る項目">
              {fields.map(({ name, required }) => (required ? `${name}（必須）` : name)).join('、')}
            </Row>
          )}
          {responses.map(({ status, description }) => (
            <Row key={status} term={`応答 ${status}`}>
              {description}
            </Row>
          ))}
        </Rows>
      </Inner>
    </LedgerBlock>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <>
      <Term>{term}</Term>
      <Detail>{children}</Detail>
    </>
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
`;

const Inner = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
`;

const Code = styled.code`
  overflow-wrap: anywhere;
`;

const Notes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
`;

const Term = styled.dt`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Detail = styled.dd`
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.text.small};
`;
