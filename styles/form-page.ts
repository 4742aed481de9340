import { css } from 'styled-components';
import { gutter, media } from './mixins';
import { theme } from './theme';

/** The width and the space below of a page with one narrow column: forms, and pages about the site. */
export const formPage = css`
  ${gutter}
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block-end: ${theme.space[12]};

  ${media.lg} {
    padding-block-end: ${theme.space[18]};
  }
`;
