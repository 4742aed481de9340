import { css } from 'styled-components';
import { below, forcedColors, gutter, media } from './mixins';
import { theme } from './theme';

// Not in mixins.ts, so that only the pages with a hero load it.

/**
 * The band of a hero, with ruled lines behind its right side. On small widths they are hidden, because they would cross
 * the text. Its content is {@link heroColumns}.
 */
export const heroBand = css`
  ${gutter}
  position: relative;
  background: ${theme.color.surface};
  border-block-end: ${theme.border.regular};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    opacity: 0.5;
    pointer-events: none;
    background: repeating-linear-gradient(
      transparent 0 calc(${theme.space[10]} - 1px),
      ${theme.color.border} calc(${theme.space[10]} - 1px) ${theme.space[10]}
    );
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

/** Text and panel of a hero, side by side in wide windows. They are above the ruled lines. */
export const heroColumns = css`
  position: relative;
  display: grid;
  gap: ${theme.space[12]};
  max-width: ${theme.width.content};
  margin-inline: auto;
  padding-block: ${theme.space[10]} ${theme.space[12]};

  ${media.lg} {
    grid-template-columns: 1fr minmax(0, 22rem);
    align-items: center;
    padding-block: ${theme.space[18]};
  }

  ${media.xl} {
    grid-template-columns: 1fr minmax(0, 26.5rem);
  }
`;

export const displayHeading = css`
  font-family: ${theme.font.serif};
  font-weight: 700;
  font-size: ${theme.text.displayPhone};
  line-height: ${theme.lineHeight.display};
  letter-spacing: 0.02em;

  ${media.lg} {
    font-size: ${theme.text.display};
  }
`;
