/** Name in localStorage, and of the root element's data attribute in camel case. */
export const COLOR_SCHEME_KEY = 'color-scheme';
export const COLOR_SCHEME_ATTRIBUTE = 'colorScheme';

export const COLOR_SCHEME_CHOICES = [
  { value: 'system', label: '端末に合わせる' },
  { value: 'light', label: '明るい' },
  { value: 'dark', label: '暗い' },
] as const;

export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number]['value'];
