import styled from 'styled-components';
import { gutter, screenOnly } from '@/styles/mixins';
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

/** The title of a document on paper, spaced as on Japanese forms. */
export const DocumentTitle = styled.h2`
  font-family: ${theme.font.serif};
  font-size: ${theme.text.page};
  line-height: ${theme.lineHeight.heading};
  letter-spacing: 0.3em;
  text-align: center;
  text-indent: 0.3em;
`;

/** What is useless on paper: navigation, buttons and notices. */
export const ScreenOnly = styled.div`
  ${screenOnly}
`;
