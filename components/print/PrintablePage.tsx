import styled from 'styled-components';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A page that can be printed. On paper it has the margins of the sheet only (styles/print-style.ts). */
export const PrintablePage = styled.div`
  ${gutter}
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space[6]} ${theme.space[16]};

  @media print {
    max-width: none;
    padding: 0;
  }
`;
