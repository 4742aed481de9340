import { css } from 'styled-components';
import { theme } from './theme';
import { breakpoints, SHORT_WINDOW } from './tokens';

const from = (em: number) => `@media (min-width: ${em}em)`;
// The fraction prevents fractional widths of zoomed pages from matching neither of the two queries.
const until = (em: number) => `@media (max-width: ${em - 0.001}em)`;

/** `${media.md} { … }` applies from this width up. Styles without a media query are for phones. */
export const media = {
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  xl: from(breakpoints.xl),
} as const;

/** `${below.md} { … }` applies below this width, for elements that exist only on small widths. */
export const below = {
  sm: until(breakpoints.sm),
  md: until(breakpoints.md),
  lg: until(breakpoints.lg),
  xl: until(breakpoints.xl),
} as const;

/** Matches windows that are wide enough for the split view (decision 0048). */
export const splitViewQuery = `(min-width: ${breakpoints.xl}em)`;
export const splitView = media.xl;

/** Matches windows without room for bars that stick, as with 400 % zoom. */
export const shortWindow = `@media (max-height: ${SHORT_WINDOW - 0.001}em)`;

/** Matches windows with room for bars that stick. */
export const tallWindow = `@media (min-height: ${SHORT_WINDOW}em)`;

/**
 * Matches phones on which the text has a large size, where two things have no room side by side: less than 20 em, which are
 * 320 px without it. A window of 375 px has 11.7 em at 200 %.
 */
export const largeText = '@media (max-width: 19.999em)';

/** Matches browsers in which scripts do not run. Older ones do not know it (styles/global-style.ts). */
export const withoutScripts = '@media (scripting: none)';

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';
export const forcedColors = '@media (forced-colors: active)';
export const touch = '@media (pointer: coarse)';
export const hoverable = '@media (hover: hover)';
/** Matches widths from md to lg with a pointer that can hover, which tooltips need (decision 0024). */
export const navigationRail = `${media.md} and (max-width: ${breakpoints.lg - 0.001}em) and (hover: hover)`;

/** What is useless on paper: headers, footers, buttons and notices. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** Keeps the current item recognizable in forced-colours mode, which removes fills and tints. */
export const currentInForcedColors = css`
  ${forcedColors} {
    forced-color-adjust: none;
    color: HighlightText;
    background: Highlight;
    border-color: Highlight;
  }
`;

/** A dark outer ring and a light inner ring, so that one of them is visible on any background. */
export const focusRing = `
  outline: 4px solid ${theme.color.focusOuter};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${theme.color.focusInner};
`;

/** For items of a box that scrolls, which would clip a ring outside of them. */
export const focusRingInside = `
  outline-offset: -4px;
`;

/** Also the class `visually-hidden` of the global style. */
export const visuallyHidden = `
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

export const pageTitle = css`
  font-family: ${theme.font.serif};
  font-weight: 700;
  font-size: ${theme.text.pagePhone};
  line-height: ${theme.lineHeight.heading};

  ${media.md} {
    font-size: ${theme.text.page};
  }
`;

export const sectionTitle = css`
  font-family: ${theme.font.serif};
  font-weight: 700;
  font-size: ${theme.text.sectionPhone};
  line-height: ${theme.lineHeight.heading};

  ${media.md} {
    font-size: ${theme.text.section};
  }
`;

/** Heading of a panel, card or dialog. It is sans-serif, as all controls are. */
export const panelTitle = css`
  font-weight: 700;
  font-size: ${theme.text.row};
  line-height: ${theme.lineHeight.row};
`;

/** The line above a name, with a badge and the owner or kind. */
export const eyebrowLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

/**
 * A bar that sticks to the lower edge of the window, unless that would leave no room for the page. It covers no focused element.
 * Its own buttons are on the screen already, so the page does not scroll when they receive the focus.
 * @param height at least that of the bar
 */
export const bottomBar = (height: string) => css`
  position: sticky;
  inset-block-end: 0;

  ${tallWindow} {
    html:has(&) {
      scroll-padding-block-end: ${height};
    }

    & :is(a, button) {
      scroll-margin-block-end: -${height};
    }
  }

  ${shortWindow} {
    position: static;
  }
`;

/** A bar over the whole width begins where wide pages begin. Below this width that is their gutter. */
export const pageEdges = css`
  ${media.xl} {
    padding-inline: calc((100% - ${theme.width.list}) / 2 + ${theme.space[8]});
  }
`;

/** A panel that a button of the header or of a toolbar opens. Its position and its width depend on where the button is. */
export const menuPanel = css`
  position: absolute;
  z-index: ${theme.zIndex.panel};
  max-height: calc(100dvh - ${theme.size.header} - ${theme.space[2]});
  overflow-y: auto;
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-block-start: ${theme.border.thick};
  box-shadow: ${theme.shadow.raised};
`;

/** Page gutter: 16 px on phones, 32 px from md. */
export const gutter = css`
  padding-inline: ${theme.space[4]};

  ${media.md} {
    padding-inline: ${theme.space[8]};
  }
`;

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

/** Stretches a link over the nearest ancestor with `position: relative`, which also shows its focus ring. */
export const stretchedLink = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -4px;
  }
`;
