import { css } from 'styled-components';
import { gutter, media } from './mixins';

/** The width and the space below of a page with one narrow column: forms, and pages about the site. */
export const formPage = css`
  ${gutter}
  width: 100%;
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[12]};

  ${media.lg} {
    padding-block-end: ${({ theme }) => theme.space[18]};
  }
`;
