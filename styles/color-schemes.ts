import { palette } from '@/lib/palette';
import type { theme } from './theme';

/** Colours of borders, shadows and the page behind a dialog, which components use by other names of the theme. */
type InnerColor = 'controlBorder' | 'bandBorder' | 'shadow' | 'shadowStrong' | 'pageBehindDialog';

/**
 * The values of the theme's colours in each colour scheme. Only the document's style sheet, the manifest and tests need
 * them, so no script of a page contains them. tests/unit/color-schemes.test.ts computes the contrasts.
 */
export type SchemeColors = Record<keyof typeof theme.color | InnerColor, string>;

const light: SchemeColors = {
  pageBackground: palette.ivory,
  surface: palette.white,
  textPrimary: palette.darkTeal,
  textSecondary: palette.greyTeal,
  border: palette.paleGreen,
  borderStrong: palette.greyGreen,
  controlBorder: palette.slate,
  primary: palette.green,
  primaryPressed: palette.greenDeep,
  primaryTint: palette.greenTint,
  primaryFaint: palette.greenFaint,
  onPrimary: palette.white,
  accentOnPrimary: palette.vermilionPale,
  band: palette.greenDeep,
  bandBorder: palette.green,
  onBand: palette.white,
  onBandSecondary: palette.greenTint,
  accent: palette.vermilion,
  accentPressed: palette.vermilionDeep,
  accentTint: palette.vermilionTint,
  warning: palette.ochre,
  warningTint: palette.ochreTint,
  focusOuter: palette.darkTeal,
  focusInner: palette.yellow,
  backdrop: 'rgb(23 38 42 / 0.55)',
  /** The page background below the backdrop, which only the document's style sheet uses. */
  pageBehindDialog: '#7e8586',
  shadow: 'rgb(23 38 42 / 0.10)',
  shadowStrong: 'rgb(23 38 42 / 0.18)',
};

const dark: SchemeColors = {
  pageBackground: '#0f1819',
  surface: '#172324',
  textPrimary: '#e9efec',
  textSecondary: '#aabab6',
  border: '#304041',
  borderStrong: '#5a706d',
  controlBorder: '#82958f',
  primary: '#6fc8b0',
  primaryPressed: '#97dcc8',
  primaryTint: '#1d3b36',
  primaryFaint: '#1a2b2b',
  onPrimary: '#06251e',
  accentOnPrimary: palette.vermilionDeep,
  band: '#0b3a31',
  bandBorder: '#1d5e50',
  onBand: palette.greenFaint,
  onBandSecondary: '#d5e6de',
  accent: '#f2937f',
  accentPressed: '#f7b5a8',
  accentTint: '#402320',
  warning: '#dcb964',
  warningTint: '#3a3019',
  focusOuter: palette.yellow,
  focusInner: palette.darkTeal,
  backdrop: 'rgb(0 0 0 / 0.65)',
  pageBehindDialog: '#050809',
  shadow: 'rgb(0 0 0 / 0.40)',
  shadowStrong: 'rgb(0 0 0 / 0.55)',
};

/** What changes for people who ask for more contrast: every border becomes visible, and texts move away from the background. */
const lightMoreContrast: Partial<SchemeColors> = {
  textSecondary: '#2c3b3e',
  border: palette.slate,
  borderStrong: palette.greyTeal,
  controlBorder: palette.darkTeal,
  primary: palette.greenDeep,
  primaryPressed: '#052c25',
  accentOnPrimary: palette.vermilionTint,
  bandBorder: palette.greyGreen,
  accent: palette.vermilionDeep,
  accentPressed: '#701b0f',
  warning: '#5c4510',
};

const darkMoreContrast: Partial<SchemeColors> = {
  pageBackground: '#0a1112',
  surface: '#101a1b',
  textPrimary: palette.white,
  textSecondary: '#d7e2de',
  border: '#82958f',
  borderStrong: '#a9bab5',
  controlBorder: '#e9efec',
  primary: '#a6e6d5',
  primaryPressed: '#d2f5ec',
  accentOnPrimary: '#701b0f',
  bandBorder: palette.greyGreen,
  accent: '#fbc0b5',
  accentPressed: '#fde0da',
  warning: '#f2d78f',
};

export const colorSchemes = {
  light,
  dark,
  lightMoreContrast: { ...light, ...lightMoreContrast },
  darkMoreContrast: { ...dark, ...darkMoreContrast },
} as const;

/** The factor by which pictures are dimmed, because most of them have a light ground. */
const DIMMED = 'brightness(0.85)';

const variables = (colors: Partial<SchemeColors>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const LIGHT = 'color-scheme:light';
const DARK = `color-scheme:dark;--picture-filter:${DIMMED}`;
/** Dark applies when the device is dark and light was not chosen, and when dark was chosen. Paper is always light. */
const DEVICE_IS_DARK = '(prefers-color-scheme:dark)';
const UNLESS_LIGHT = ":root:not([data-color-scheme='light'])";
const CHOSEN_DARK = ":root[data-color-scheme='dark']";
const MORE = '(prefers-contrast:more)';

export const colorSchemeStyle = `
:root{${LIGHT};${variables(light)}}
@media ${MORE}{:root{${variables(lightMoreContrast)}}}
@media screen and ${DEVICE_IS_DARK}{${UNLESS_LIGHT}{${DARK};${variables(dark)}}}
@media screen{${CHOSEN_DARK}{${DARK};${variables(dark)}}}
@media screen and ${DEVICE_IS_DARK} and ${MORE}{${UNLESS_LIGHT}{${variables(darkMoreContrast)}}}
@media screen and ${MORE}{${CHOSEN_DARK}{${variables(darkMoreContrast)}}}`;
