import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hoverable, media, phraseBreaks } from '@/styles/mixins';
import { TypeText } from './TypeText';

type Type = (string | { shape: string })[];

interface ReferenceCallProps {
  id: string;
  method: string;
  path: string;
  summary: string;
  needs: string[];
  parameters: { name: string; required: boolean; type: Type; text: string }[];
  body: { media: string; type: Type } | null;
  responses: { status: string; description: string; type: Type | null }[];
}

const isRefusal = ({ status }: { status: string }) => status.startsWith('4') || status.startsWith('5');

/** One call, folded to its line; native, so that it opens without JavaScript and by a link to its id. */
export function ReferenceCall(props: ReferenceCallProps) {
  const { id, method, path, summary, needs, parameters, body, responses } = props;
  return (
    <details>
      <Line>
        <Name>{summary}</Name>
        <Signature>{`${method} ${path}`}</Signature>
        <ChevronDown />
      </Line>
      <Inner id={id}>
        {needs.length > 0 && <Part title="必要なもの">{needs.join('、')}</Part>}
        {parameters.length > 0 && (
          <Part title="パラメーター">
            <Rows>
              {parameters.map(({ name, required, type, text }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                    {required && '（必須）'}
                  </dt>
                  <dd>
                    <TypeText type={type} inline /> {text}
                  </dd>
                </div>
              ))}
            </Rows>
          </Part>
        )}
        {body && (
          <Part title={`送る内容（${body.media}）`}>
            <TypeText type={body.type} />
          </Part>
        )}
        {responses
          .filter((response) => !isRefusal(response))
          .map(({ status, description, type }) => (
            <Part key={status} title={`応答 ${status}`}>
              <p>{description}</p>
              {type && <TypeText type={type} />}
            </Part>
          ))}
        <Part title="受け付けないとき">
          <Rows>
            {responses.filter(isRefusal).map(({ status, description }) => (
              <div key={status}>
                <dt>{status}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </Rows>
        </Part>
      </Inner>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PartRoot>
      <h4>{title}</h4>
      {children}
    </PartRoot>
  );
}

const Line = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[4]}`};
  min-height: ${({ theme }) => theme.size.controlLarge};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
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
      background: ${({ theme }) => theme.color.primaryFaint};
    }
  }
`;

const Name = styled.h3`
  ${phraseBreaks}
  font-size: ${({ theme }) => theme.text.body};
`;

const Signature = styled.code`
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]} ${theme.space[6]}`};
`;

const PartRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.text.small};
`;

const Rows = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  & > div {
    display: grid;
    gap: ${({ theme }) => `0 ${theme.space[4]}`};
    overflow-wrap: anywhere;
  }

  dd {
    color: ${({ theme }) => theme.color.inkSecondary};
  }

  ${media.sm} {
    & > div {
      grid-template-columns: 12em minmax(0, 1fr);
    }
  }
`;
