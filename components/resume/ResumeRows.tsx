import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Rows of a term and its detail, closer together on paper than on the screen. */
export function ResumeRows({ rows }: { rows: readonly { term: string; detail: string }[] }) {
  return (
    <dl>
      {rows.map(({ term, detail }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <dd>{detail}</dd>
        </Row>
      ))}
    </dl>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-end: ${theme.border.regular};
  break-inside: avoid;

  ${media.md} {
    grid-template-columns: ${theme.size.termColumn} minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: ${theme.size.termColumn} minmax(0, 1fr);
    padding-block: ${theme.space[1]};
  }
`;

const Term = styled.dt`
  color: ${theme.color.textSecondary};
`;
