/**
 * The raw colours of the design, from which the light scheme is made (styles/color-schemes.ts). Mails, the dev inbox and the
 * canvas of the profile image use them directly, because they know no variables of CSS.
 */
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
