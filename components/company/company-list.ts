import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A list of the page for companies whose items have three columns on wide windows. */
export const CompanyList = styled.ul<{ $columns: string }>`
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > li {
    display: grid;
    gap: ${theme.space[1]} ${theme.space[8]};
    padding: ${theme.space[5]};
    border-block-end: ${theme.border.regular};
  }

  & h3 {
    font-size: ${theme.text.row};
    line-height: ${theme.lineHeight.row};
  }

  ${media.lg} {
    & > li {
      grid-template-columns: ${({ $columns }) => $columns};
      align-items: baseline;
    }
  }
`;
