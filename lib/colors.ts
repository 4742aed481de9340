/** The raw colours of the design. The theme (styles/theme.ts) and the HTML of mails and the dev inbox use them. */
export const palette = {
  ivory: '#fbfaf6',
  white: '#ffffff',
  darkTeal: '#17262a',
  greyTeal: '#4a5b5e',
  paleGreen: '#cfdcd5',
  greyGreen: '#8fa39a',
  slate: '#66757a',
  green: '#0b5d4e',
  greenDeep: '#084439',
  greenTint: '#e6f1ec',
  greenFaint: '#f2f8f5',
  vermilion: '#b8321f',
  vermilionDeep: '#8f2516',
  vermilionTint: '#fbeae6',
  vermilionPale: '#f0a99c',
  ochre: '#8a6a1f',
  ochreTint: '#f6efdd',
  yellow: '#ffd43d',
} as const;

/** Name in localStorage, and of the root element's data attribute in camel case. */
export const COLOR_SCHEME_KEY = 'color-scheme';
export const COLOR_SCHEME_ATTRIBUTE = 'colorScheme';

export const COLOR_SCHEME_CHOICES = [
  { value: 'system', label: '端末に合わせる' },
  { value: 'light', label: '明るい' },
  { value: 'dark', label: '暗い' },
] as const;

export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number]['value'];
