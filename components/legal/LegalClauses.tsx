import styled from 'styled-components';
import { tabularNumerals } from '@/styles/mixins';
import { LegalRows } from './LegalRows';
import type { LegalClause } from './legal-text';

interface LegalClausesProps {
  clauses: readonly LegalClause[];
}

/** The paragraphs (項) of one article: numbered where there are several, as Japanese drafting has it. */
export function LegalClauses({ clauses }: LegalClausesProps) {
  const [first, ...others] = clauses;
  if (first === undefined) return null;
  if (others.length === 0) return <Clause clause={first} />;
  return (
    <Paragraphs>
      {clauses.map((clause) => (
        <li key={textOf(clause)}>
          <Clause clause={clause} />
        </li>
      ))}
    </Paragraphs>
  );
}

const textOf = (clause: LegalClause) => (typeof clause === 'string' ? clause : clause.text);

function Clause({ clause }: { clause: LegalClause }) {
  return (
    <>
      <p>{textOf(clause)}</p>
      {typeof clause === 'object' && 'items' in clause && (
        <Items>
          {clause.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Items>
      )}
      {typeof clause === 'object' && 'rows' in clause && (
        <Rows>
          <LegalRows rows={clause.rows} />
        </Rows>
      )}
    </>
  );
}

const Numbered = styled.ol`
  ${tabularNumerals}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  counter-reset: number;

  & > li {
    position: relative;
    counter-increment: number;
    orphans: 3;
    widows: 3;
  }

  & > li::before {
    position: absolute;
    inset-inline-start: 0;
    color: ${({ theme }) => theme.color.inkSecondary};
  }
`;

const Paragraphs = styled(Numbered)`
  gap: ${({ theme }) => theme.space[3]};

  & > li {
    padding-inline-start: 1.75em;
  }

  & > li::before {
    content: counter(number) '.';
  }
`;

const Items = styled(Numbered)`
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: ${({ theme }) => theme.space[2]};

  & > li {
    padding-inline-start: 2.5em;
  }

  & > li::before {
    content: '(' counter(number) ')';
  }
`;

const Rows = styled.div`
  margin-block-start: ${({ theme }) => theme.space[2]};
  border-block: ${({ theme }) => theme.line.rule};
  line-height: ${({ theme }) => theme.leading.body};
`;
