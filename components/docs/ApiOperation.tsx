import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { hoverable, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { TypeNotation } from './TypeNotation';

type TypeFragments = (string | { schemaName: string })[];

interface ApiOperationProps {
  id: string;
  method: string;
  path: string;
  summary: string;
  requirements: string[];
  parameters: { name: string; required: boolean; type: TypeFragments; description: string }[];
  requestBody: { contentType: string; type: TypeFragments } | null;
  responses: { status: string; description: string; type: TypeFragments | null }[];
}

const isErrorResponse = ({ status }: { status: string }) => status.startsWith('4') || status.startsWith('5');

/**
 * One API operation, collapsed to its summary line. It uses the native `<details>`, which opens without JavaScript and
 * by a link to its id.
 */
export function ApiOperation(props: ApiOperationProps) {
  const { id, method, path, summary, requirements, parameters, requestBody, responses } = props;
  return (
    <details>
      <Summary>
        <Name>{summary}</Name>
        <Signature>{`${method} ${path}`}</Signature>
        <Icon node={ChevronDown} />
      </Summary>
      <Inner id={id}>
        {requirements.length > 0 && <Section title="必要なもの">{requirements.join('、')}</Section>}
        {parameters.length > 0 && (
          <Section title="パラメーター">
            <DescriptionList>
              {parameters.map(({ name, required, type, description }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                    {required && '（必須）'}
                  </dt>
                  <dd>
                    <TypeNotation type={type} inline /> {description}
                  </dd>
                </div>
              ))}
            </DescriptionList>
          </Section>
        )}
        {requestBody && (
          <Section title={`送る内容（${requestBody.contentType}）`}>
            <TypeNotation type={requestBody.type} />
          </Section>
        )}
        {responses
          .filter((response) => !isErrorResponse(response))
          .map(({ status, description, type }) => (
            <Section key={status} title={`応答 ${status}`}>
              <p>{description}</p>
              {type && <TypeNotation type={type} />}
            </Section>
          ))}
        <Section title="受け付けないとき">
          <DescriptionList>
            {responses.filter(isErrorResponse).map(({ status, description }) => (
              <div key={status}>
                <dt>{status}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </DescriptionList>
        </Section>
      </Inner>
    </details>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SectionRoot>
      <h4>{title}</h4>
      {children}
    </SectionRoot>
  );
}

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space[4]};
  min-height: ${theme.size.controlLarge};
  padding: ${theme.space[3]} ${theme.space[4]};
  cursor: pointer;

  & > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }

  ${hoverable} {
    &:hover {
      background: ${theme.color.primaryFaint};
    }
  }
`;

const Name = styled.h3`
  font-size: ${theme.text.body};
`;

const Signature = styled.code`
  overflow-wrap: anywhere;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[6]};
`;

const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};
`;

const DescriptionList = styled.dl`
  display: grid;
  gap: ${theme.space[2]};

  & > div {
    display: grid;
    gap: 0 ${theme.space[4]};
    overflow-wrap: anywhere;
  }

  dd {
    color: ${theme.color.textSecondary};
  }

  ${media.sm} {
    & > div {
      grid-template-columns: 12em minmax(0, 1fr);
    }
  }
`;
