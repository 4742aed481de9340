import styled from 'styled-components';
import { media } from '@/styles/mixins';

/** A list of the page for companies whose items have three columns on wide windows. */
export const CompanyList = styled.ul<{ $columns: string }>`
  background: ${({ theme }) => theme.color.surface};
  border-block-start: ${({ theme }) => theme.border.thick};

  & > li {
    display: grid;
    gap: ${({ theme }) => `${theme.space[1]} ${theme.space[8]}`};
    padding: ${({ theme }) => theme.space[5]};
    border-block-end: ${({ theme }) => theme.border.regular};
  }

  & h3 {
    font-size: ${({ theme }) => theme.text.row};
    line-height: ${({ theme }) => theme.lineHeight.row};
  }

  ${media.lg} {
    & > li {
      grid-template-columns: ${({ $columns }) => $columns};
      align-items: baseline;
    }
  }
`;
