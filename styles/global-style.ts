import { focusRing } from './mixins';
import { theme } from './theme';
import { breakpoints } from './tokens';

const { color, font, lineHeight, size, text } = theme;

/** Written into every document by _document: nothing in it changes while a page lives, so no script carries it. */
export const globalStyle = `
  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${color.pageBackground};
  }

  /* The gutter keeps the page still while a dialog takes the scrollbar away. */
  html:has(dialog:modal) {
    overflow: hidden;
    /* Shows in the scrollbar's gutter alone, which no backdrop covers. */
    background: color-mix(in srgb, ${color.textPrimary} 55%, ${color.pageBackground});
    scrollbar-gutter: stable;
  }

  /* What takes the focus must not end up below a bar that sticks to the bottom. */
  html:has([data-action-bar]) {
    scroll-padding-block-end: ${size.actionBar};
  }

  /* Nor an anchor below the tabs that stick to the top on small widths. */
  @media (max-width: ${breakpoints.lg - 0.02}px) {
    html:has([data-side-nav]) {
      scroll-padding-block-start: ${size.controlLarge};
    }
  }

  body {
    margin: 0;
    color: ${color.textPrimary};
    background: ${color.pageBackground};
    font-family: ${font.sans};
    font-size: ${text.body};
    line-height: ${lineHeight.body};
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
    line-break: strict;
  }

  #__next {
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
  }

  /* An empty marker instead of none: VoiceOver keeps calling it a list. */
  ul, ol {
    list-style-type: '';
  }

  h1, h2, h3, h4 {
    font-size: inherit;
  }

  a {
    color: ${color.primary};
    text-underline-offset: 0.2em;
  }

  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button {
    cursor: pointer;
  }

  img, svg {
    max-width: 100%;
    vertical-align: middle;
  }

  /* One line width and one size for every icon; a presentation attribute yields to any rule. */
  .lucide {
    width: 1.25em;
    height: 1.25em;
    /* A share of a box that is as wide as the icon is nothing. */
    max-width: none;
    flex: none;
    stroke-width: 1.8;
  }

  table {
    border-collapse: collapse;
  }

  [hidden] {
    display: none !important;
  }

  :focus-visible {
    ${focusRing}
  }

  /* A page's main area takes focus after a jump, not after a Tab: no ring around the whole page. */
  main:focus-visible {
    outline: none;
    box-shadow: none;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }

  @media print {
    body {
      background: none;
    }

    /* On paper a page is its content: menus and links elsewhere lead nowhere. */
    #__next > header, #__next > footer {
      display: none;
    }
  }
`;
