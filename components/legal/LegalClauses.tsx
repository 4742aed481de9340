import styled from 'styled-components';
import { plainText } from '@/lib/content/legal-text';
import type { LegalClause } from '@/schemas/legal-text';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LegalRows } from './LegalRows';
import { LinkedText } from './LinkedText';

interface LegalClausesProps {
  clauses: readonly LegalClause[];
}

/** The paragraphs (項) of one article. They are numbered when there are several, as is usual in Japanese legal texts. */
export function LegalClauses({ clauses }: LegalClausesProps) {
  const [first, ...others] = clauses;
  if (first === undefined) return null;
  if (others.length === 0) return <Clause clause={first} />;
  return (
    <Paragraphs>
      {clauses.map((clause) => (
        <li key={plainText(clause.text)}>
          <Clause clause={clause} />
        </li>
      ))}
    </Paragraphs>
  );
}

function Clause({ clause: { text, items, rows } }: { clause: LegalClause }) {
  return (
    <>
      <p>
        <LinkedText text={text} />
      </p>
      {items.length > 0 && (
        <Items>
          {items.map((item) => (
            <li key={plainText(item)}>
              <LinkedText text={item} />
            </li>
          ))}
        </Items>
      )}
      {rows.length > 0 && (
        <Rows>
          <LegalRows rows={rows} />
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
    color: ${theme.color.textSecondary};
  }
`;

const Paragraphs = styled(Numbered)`
  gap: ${theme.space[3]};

  & > li {
    padding-inline-start: 1.75em;
  }

  & > li::before {
    content: counter(number) '.';
  }
`;

const Items = styled(Numbered)`
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[2]};

  & > li {
    padding-inline-start: 2.5em;
  }

  & > li::before {
    content: '(' counter(number) ')';
  }
`;

const Rows = styled.div`
  margin-block-start: ${theme.space[2]};
  border-block: ${theme.border.regular};
  line-height: ${theme.lineHeight.body};
`;
