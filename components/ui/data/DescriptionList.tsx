import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

export interface DescriptionListItem {
  /** React key, needed when two rows can have the same term. */
  id?: string;
  term: string;
  detail: ReactNode;
  /** Emphasizes the most important value, such as 報酬. */
  isEmphasized?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionListItem[];
  /** Adds inner spacing, for use inside a Panel without padding. */
  inset?: boolean;
  /** Keeps term and detail side by side on phones too, for lists with short terms. */
  sideBySide?: boolean;
  /** Side by side without lines, for a small space. */
  dense?: boolean;
}

/** Rows of a term and its detail. */
export function DescriptionList({
  items,
  inset = false,
  sideBySide = false,
  dense = false,
}: DescriptionListProps) {
  return (
    <dl>
      {items.map(({ id, term, detail, isEmphasized = false }) => (
        <Row key={id ?? term} $isInset={inset} $sideBySide={sideBySide || dense} $dense={dense}>
          <Term>{term}</Term>
          <Detail $strong={isEmphasized}>{detail}</Detail>
        </Row>
      ))}
    </dl>
  );
}

/**
 * Returns the items with their numbers, hyphenated words and quotations kept on one line. The list does not do this by itself,
 * because most lists of settings have none.
 */
export const keepTogether = (items: readonly DescriptionListItem[]): DescriptionListItem[] =>
  items.map((item) =>
    typeof item.detail === 'string' ? { ...item, detail: <NoBreak text={item.detail} /> } : item,
  );

const Row = styled.div<{ $isInset: boolean; $sideBySide: boolean; $dense: boolean }>`
  display: grid;
  gap: ${({ $dense }) => `0 ${$dense ? theme.space[4] : theme.space[6]}`};
  grid-template-columns: ${({ $sideBySide, $dense }) => ($sideBySide ? `${$dense ? 4.25 : 5}em 1fr` : '1fr')};
  padding: ${({ $isInset, $dense }) =>
    `${$dense ? theme.space[1] : theme.space[3]} ${$isInset ? theme.space[5] : '0'}`};

  &:not(:first-child) {
    border-block-start: ${({ $dense }) => ($dense ? theme.border.none : theme.border.regular)};
  }

  ${media.md} {
    ${({ $sideBySide }) => !$sideBySide && `grid-template-columns: ${theme.size.termColumn} 1fr;`}
  }
`;

const Term = styled.dt`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

const Detail = styled.dd<{ $strong: boolean }>`
  ${tabularNumerals}
  min-width: 0;
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
`;
