import { colorSchemeStyle } from './color-schemes';
import { focusRing, largeText, visuallyHidden } from './mixins';
import { theme } from './theme';

const { color, font, lineHeight, text } = theme;

/** How pages are printed. Components that have a print of their own have it beside their style. */
const printStyle = `
  /* Browsers that cannot print page numbers ignore the inner rule. Their own print dialog offers them. */
  @page {
    size: A4;
    margin: 18mm 17mm;

    @bottom-right {
      content: counter(page) " / " counter(pages);
      font-size: 9pt;
    }
  }

  @media print {
    html, body {
      background: none;
    }

    /* Links to other pages and parts of the page are useless on paper, however their component lays them out. */
    nav {
      display: none !important;
    }
  }`;

/**
 * Static styles that _document adds to every page. They never change in the browser, so no JavaScript contains them.
 */
export const globalStyle = `
  ${colorSchemeStyle}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    --contentWidth: 1120px;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${color.pageBackground};
    /* On short pages too, whose width would change with the gutter that a dialog keeps free. */
    overflow-y: scroll;
  }

  @media (min-width: 90em) {
    html {
      --contentWidth: 1216px;
    }
  }

  html:has(dialog:modal) {
    overflow: hidden;
    /* Visible only in the scrollbar's gutter, which the backdrop does not cover. */
    background: var(--pageBehindDialog);
    scrollbar-gutter: stable;
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
    text-wrap: pretty;
  }

  /* Headings and labels break between phrases where the browser can. Running text breaks anywhere, as Japanese is
     printed: phrases would leave its right edge ragged. */
  h1, h2, h3, h4, h5, dt, th, legend, summary {
    word-break: auto-phrase;
  }

  /* What stays on one line (lib/no-break.ts). */
  .no-break {
    white-space: nowrap;
  }

  .keep-whole {
    display: inline-block;
    max-width: 100%;
    text-decoration: inherit;
    word-break: auto-phrase;
  }

  /* A number and its unit (components/ui/data/Figure.tsx). The number is as wide as its column leaves it. */
  .amount {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) minmax(3.625rem, auto);
    align-items: baseline;
    column-gap: ${theme.space[1]};
    font-variant-numeric: tabular-nums;
  }

  .amount > :first-child {
    text-align: end;
  }

  .amount > small {
    text-align: start;
    font-size: ${theme.text.caption};
    font-weight: 400;
  }

  /* A dialog on a phone has no room for a date whose letters the user has spaced out (WCAG 1.4.12): it breaks only then. */
  dialog .no-break {
    display: inline-block;
    max-width: 100%;
    white-space: normal;
  }

  ${largeText} {
    .no-break {
      white-space: normal;
    }

    /* The label of a link may be wider than the window. */
    a, button, summary {
      word-break: auto-phrase;
      overflow-wrap: anywhere;
    }
  }

  #__next {
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
  }

  h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
  }

  /* An empty marker, because VoiceOver does not announce a list with the value none. */
  ul, ol {
    list-style-type: '';
  }

  h1, h2, h3, h4, h5 {
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

  button:disabled, fieldset:disabled {
    opacity: 0.55;
    cursor: progress;
  }

  img, svg {
    max-width: 100%;
    vertical-align: middle;
  }

  /* Most pictures have a light ground, which would glare in the dark scheme. */
  img {
    filter: var(--picture-filter);
  }

  .icon {
    width: 1.25em;
    height: 1.25em;
    /* A percentage of a container that is only as wide as the icon would collapse it. */
    max-width: none;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* A text for screen readers only. */
  .visually-hidden {
    ${visuallyHidden}
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

  /* Scripts and the skip link focus the main element, and a ring around the whole page would not help. */
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

  ${printStyle}
`;

/**
 * Styles for browsers in which JavaScript does not run. _document adds them inside `<noscript>`, because older browsers do
 * not know the media feature `scripting`. They hide the buttons that only scripts can handle.
 */
export const noScriptStyle = `
  button[type='button'], form[method='post'] button {
    display: none !important;
  }`;
