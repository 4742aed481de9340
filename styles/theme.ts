import { fontFamilies, spacing } from './tokens';

const colorNames = [
  'pageBackground',
  'surface',
  'textPrimary',
  'textSecondary',
  'border',
  'borderStrong',
  'primary',
  'primaryPressed',
  'primaryTint',
  'primaryFaint',
  'onPrimary',
  'accentOnPrimary',
  /** The dark green of footers, which is dark in both colour schemes. */
  'band',
  'onBand',
  'onBandSecondary',
  'accent',
  'accentPressed',
  'accentTint',
  'warning',
  'warningTint',
  'focusOuter',
  'focusInner',
  'backdrop',
] as const;

type ColorName = (typeof colorNames)[number];

/**
 * Semantic names of the raw values. Components use `theme.color.border`, never a colour or pixel value. Colours are CSS
 * variables of the same names, because their values depend on the colour scheme (styles/color-schemes.ts), and an
 * anonymous page is the same for everybody.
 */
export const theme = {
  color: Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>,
  space: spacing,
  font: fontFamilies,
  /** In rem of 16 px, so that the text follows the size that the user has set in the browser. */
  text: {
    display: '3.25rem',
    displayPhone: '2rem',
    headline: '2.25rem',
    headlinePhone: '1.625rem',
    page: '1.75rem',
    pagePhone: '1.375rem',
    section: '1.875rem',
    sectionPhone: '1.4375rem',
    block: '1.25rem',
    row: '1.125rem',
    article: '1.0625rem',
    body: '1rem',
    small: '0.875rem',
    caption: '0.8125rem',
    badge: '0.75rem',
  },
  lineHeight: { display: 1.35, heading: 1.4, row: 1.5, body: 1.7, article: 2, articlePhone: 1.9, solid: 1.2 },
  border: {
    regular: '1px solid var(--border)',
    strong: '1px solid var(--borderStrong)',
    /** A thin line on the band. */
    band: '1px solid var(--bandBorder)',
    dashed: '1px dashed var(--border)',
    thick: '2px solid var(--primary)',
    /** A step that is not completed yet. */
    stepUpcoming: '2px solid var(--borderStrong)',
    control: '1px solid var(--controlBorder)',
    primary: '1px solid var(--primary)',
    error: '2px solid var(--accent)',
    accent: '2px solid var(--accent)',
    accentThin: '1px solid var(--accent)',
    warning: '1px solid var(--warning)',
    /** The 4 px bar at the left of a selected item or a notice. */
    bar: '4px solid var(--primary)',
    barAccent: '4px solid var(--accent)',
    barWarning: '4px solid var(--warning)',
    /** Reserves the space of a bar that is visible when its item is the current one. */
    barTransparent: '3px solid transparent',
    none: '0 solid transparent',
    /** Invisible, except in forced-colours mode, which removes fills but shows borders. */
    transparent: '1px solid transparent',
  },
  radius: { control: '8px', badge: '4px', card: '12px', round: '999px' },
  size: {
    touch: '44px',
    control: '48px',
    controlSmall: '40px',
    controlLarge: '56px',
    row: '64px',
    header: '72px',
    headerPhone: '60px',
    actionBar: '96px',
    actionBarWithNote: '128px',
    consentBar: '15rem',
    badge: '24px',
    chip: '34px',
    mark: '1.25rem',
    dot: '10px',
    dotLarge: '13px',
    step: '28px',
    stamp: '2.75rem',
    stampLarge: '5.25rem',
    avatar: '36px',
    avatarLarge: '72px',
    sideNav: '240px',
    textarea: '160px',
    termColumn: '144px',
    panel: '280px',
    panelWide: '344px',
    /** The preview beside a list. */
    preview: '372px',
    /** What is above the list and its preview, with some space below. */
    aboveList: '276px',
  },
  width: {
    /** Wider in very wide windows, so that all pages have their left edge below that of the header (styles/global-style.ts). */
    content: 'var(--contentWidth)',
    /** `content` with the gutters of the page. */
    page: 'calc(var(--contentWidth) + 2 * 32px)',
    list: '1280px',
    reading: '680px',
    form: '720px',
    dialog: '560px',
    toast: '480px',
  },
  shadow: {
    raised: '0 8px 24px var(--shadow)',
    floating: '0 12px 32px var(--shadowStrong)',
    /** The bar at the left of a row under the pointer. */
    bar: 'inset 4px 0 0 var(--primary)',
    /** Thickens a 1 px border to 2 px without moving the content. */
    selected: 'inset 0 0 0 1px var(--primary)',
  },
  motion: { quick: '120ms ease-out', slow: '200ms ease-out', stamp: '180ms ease-out' },
  zIndex: { sticky: 10, header: 20, panel: 30, toast: 60, skipLink: 80 },
} as const;
