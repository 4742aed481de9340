import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, phraseBreaks, tabularNumerals } from '@/styles/mixins';

export interface DefinitionRow {
  /** Where two rows may have the same term. */
  id?: string;
  term: string;
  detail: ReactNode;
  /** The figure that decides, as 報酬. */
  strong?: boolean;
}

interface DefinitionRowsProps {
  rows: readonly DefinitionRow[];
  /** Inside a LedgerBlock without padding of its own. */
  inset?: boolean;
  /** Keeps term and detail side by side on phones too, where terms are short. */
  sideBySide?: boolean;
}

/** Ledger rows of term and detail. */
export function DefinitionRows({ rows, inset = false, sideBySide = false }: DefinitionRowsProps) {
  return (
    <dl>
      {rows.map(({ id, term, detail, strong = false }) => (
        <Row key={id ?? term} $inset={inset} $sideBySide={sideBySide}>
          <Term>{term}</Term>
          <Detail $strong={strong}>{detail}</Detail>
        </Row>
      ))}
    </dl>
  );
}

const Row = styled.div<{ $inset: boolean; $sideBySide: boolean }>`
  display: grid;
  gap: ${({ theme }) => `0 ${theme.space[6]}`};
  grid-template-columns: ${({ $sideBySide }) => ($sideBySide ? '5em 1fr' : '1fr')};
  padding: ${({ theme, $inset }) => `${theme.space[3]} ${$inset ? theme.space[5] : '0'}`};

  &:not(:first-child) {
    border-block-start: ${({ theme }) => theme.line.rule};
  }

  ${media.md} {
    grid-template-columns: ${({ theme, $sideBySide }) => ($sideBySide ? '5em' : theme.size.term)} 1fr;
  }
`;

const Term = styled.dt`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

const Detail = styled.dd<{ $strong: boolean }>`
  ${phraseBreaks}
  ${tabularNumerals}
  min-width: 0;
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
`;
