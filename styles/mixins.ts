import { css } from 'styled-components';
import { theme } from './theme';
import { breakpoints } from './tokens';

const from = (px: number) => `@media (min-width: ${px}px)`;
// The fraction keeps zoomed, fractional widths from falling between the two queries.
const until = (px: number) => `@media (max-width: ${px - 0.02}px)`;

/** `${media.md} { … }` from this width up: phones are the base. */
export const media = {
  xs: from(breakpoints.xs),
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  xl: from(breakpoints.xl),
} as const;

/** `${below.md} { … }` for what exists on small widths only. */
export const below = {
  sm: until(breakpoints.sm),
  md: until(breakpoints.md),
  lg: until(breakpoints.lg),
  xl: until(breakpoints.xl),
} as const;

/** For what only a script can fill: list and detail side by side (decision 0048). */
export const splitViewQuery = `(min-width: ${breakpoints.xl}px) and (scripting: enabled)`;
export const splitView = `@media ${splitViewQuery}`;

/** A small window in which scripts run: a dialog may stand for what would take too much room (decision 0049). */
export const scriptedMobileQuery = `(max-width: ${breakpoints.md - 0.02}px) and (scripting: enabled)`;
export const scriptedPhone = `@media ${scriptedMobileQuery}`;
export const exceptScriptedPhone = `@media not (${scriptedMobileQuery})`;

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';
export const forcedColors = '@media (forced-colors: active)';
export const touch = '@media (pointer: coarse)';
export const hoverable = '@media (hover: hover)';
/** From md to lg, where there is a pointer that can ask for a tooltip (decision 0024). */
export const rail = `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px) and (hover: hover)`;

/** Fills and tints vanish under forced colours: what is the current one must still stand out. */
export const currentInForcedColors = css`
  ${forcedColors} {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
    border-color: Highlight;
  }
`;

/** Dark ring outside, light ring inside: one of the two shows on any ground. */
export const focusRing = `
  outline: 4px solid ${theme.color.focusOuter};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${theme.color.focusInner};
`;

/** For items of a box that scrolls, which would clip a ring outside of them. */
export const focusRingInside = `
  outline-offset: -4px;
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const tabularNumerals = css`
  font-variant-numeric: tabular-nums;
`;

/** Japanese breaks between phrases, never inside a word, where the browser can. */
export const phraseBreaks = css`
  word-break: auto-phrase;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** The lines of ledger paper behind the far side of a band; its content wants `position: relative`. */
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

  /* On small widths they would run through the text. */
  ${below.lg} {
    &::before {
      display: none;
    }
  }
`;

export const displayHeading = css`
  ${phraseBreaks}
  font-family: ${({ theme }) => theme.font.serif};
  font-weight: 700;
  font-size: ${({ theme }) => theme.text.displayPhone};
  line-height: ${({ theme }) => theme.lineHeight.display};
  letter-spacing: 0.02em;

  ${media.lg} {
    font-size: ${({ theme }) => theme.text.display};
  }
`;

export const pageTitle = css`
  ${phraseBreaks}
  font-family: ${({ theme }) => theme.font.serif};
  font-weight: 700;
  font-size: ${({ theme }) => theme.text.pagePhone};
  line-height: ${({ theme }) => theme.lineHeight.heading};

  ${media.md} {
    font-size: ${({ theme }) => theme.text.page};
  }
`;

export const sectionTitle = css`
  ${phraseBreaks}
  font-family: ${({ theme }) => theme.font.serif};
  font-weight: 700;
  font-size: ${({ theme }) => theme.text.sectionPhone};
  line-height: ${({ theme }) => theme.lineHeight.heading};

  ${media.md} {
    font-size: ${({ theme }) => theme.text.section};
  }
`;

/** Heading of a ledger block, card or dialog: sans, since it is operated rather than displayed. */
export const panelTitle = css`
  ${phraseBreaks}
  font-weight: 700;
  font-size: ${({ theme }) => theme.text.row};
  line-height: ${({ theme }) => theme.lineHeight.row};
`;

/** The line above a name: a badge, and whose or what kind it is. */
export const eyebrowLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;

/** Page gutter: 16 px on a phone, 32 px from md. */
export const gutter = css`
  padding-inline: ${({ theme }) => theme.space[4]};

  ${media.md} {
    padding-inline: ${({ theme }) => theme.space[8]};
  }
`;
