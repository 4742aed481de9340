import { css } from 'styled-components';
import { below, forcedColors, media } from './mixins';

// Not in mixins.ts, so that only the pages with a hero load it.

/**
 * Draws ruled lines behind the right side of a band. The band's content needs `position: relative`. On small widths
 * they are hidden, because they would cross the text.
 */
export const ruledLines = css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    opacity: 0.5;
    pointer-events: none;
    background: ${({ theme }) => `repeating-linear-gradient(
      transparent 0 calc(${theme.space[10]} - 1px),
      ${theme.color.border} calc(${theme.space[10]} - 1px) ${theme.space[10]}
    )`};
    mask-image: linear-gradient(to right, transparent 40%, black 75%);
  }

  ${forcedColors} {
    &::before {
      display: none;
    }
  }

  ${below.lg} {
    &::before {
      display: none;
    }
  }
`;

export const displayHeading = css`
  font-family: ${({ theme }) => theme.font.serif};
  font-weight: 700;
  font-size: ${({ theme }) => theme.text.displayPhone};
  line-height: ${({ theme }) => theme.lineHeight.display};
  letter-spacing: 0.02em;

  ${media.lg} {
    font-size: ${({ theme }) => theme.text.display};
  }
`;
