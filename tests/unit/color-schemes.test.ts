import { describe, expect, it } from 'vitest';
import { colorSchemeStyle, colorSchemes, type SchemeColors } from '@/styles/color-schemes';
import { globalStyle } from '@/styles/global-style';
import { theme } from '@/styles/theme';

type ColorName = keyof SchemeColors;

/** The relative luminance of a colour such as `#17262a` (WCAG 2.2). */
function luminance(color: string): number {
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(color.slice(index, index + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS: ColorName[] = ['pageBackground', 'surface', 'primaryTint', 'primaryFaint'];

/** Which colours of texts are on which backgrounds. */
const TEXTS: [text: ColorName, grounds: ColorName[]][] = [
  ['textPrimary', [...GROUNDS, 'accentTint', 'warningTint']],
  ['textSecondary', [...GROUNDS, 'accentTint', 'warningTint']],
  ['primary', [...GROUNDS, 'accentTint', 'warningTint']],
  ['primaryPressed', GROUNDS],
  ['accent', [...GROUNDS, 'accentTint']],
  ['accentPressed', ['surface', 'accentTint']],
  ['warning', ['pageBackground', 'surface']],
  ['onPrimary', ['primary', 'primaryPressed']],
  ['onBand', ['band']],
  ['onBandSecondary', ['band']],
];

/** Borders of controls, bars and icons. */
const GRAPHICS: [graphic: ColorName, grounds: ColorName[]][] = [
  ['controlBorder', GROUNDS],
  ['primary', [...GROUNDS, 'warningTint']],
  ['accent', [...GROUNDS, 'accentTint']],
  ['warning', ['surface', 'pageBackground', 'warningTint']],
  ['accentOnPrimary', ['primary']],
];

const LIMITS = {
  light: { text: 4.5, graphic: 3 },
  dark: { text: 4.5, graphic: 3 },
  lightMoreContrast: { text: 7, graphic: 4.5 },
  darkMoreContrast: { text: 7, graphic: 4.5 },
};

describe.each(Object.entries(LIMITS))('the scheme %s', (name, limit) => {
  const colors = colorSchemes[name as keyof typeof colorSchemes];
  const tooLow = (pairs: typeof TEXTS, least: number) =>
    pairs
      .flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))
      .map(([front, ground]) => [front, ground, contrast(colors[front], colors[ground])] as const)
      .filter(([, , ratio]) => ratio < least);

  it('has enough contrast between texts and their backgrounds', () => {
    expect(tooLow(TEXTS, limit.text)).toEqual([]);
  });

  it('has enough contrast between borders and icons and their backgrounds', () => {
    expect(tooLow(GRAPHICS, limit.graphic)).toEqual([]);
  });

  it('has a focus ring of which one half is visible on every background', () => {
    for (const ground of [...GROUNDS, 'accentTint', 'warningTint', 'primary', 'band'] as const) {
      const rings = [colors.focusOuter, colors.focusInner];
      expect(Math.max(...rings.map((ring) => contrast(ring, colors[ground]))), ground).toBeGreaterThan(3);
    }
  });
});

describe('more contrast', () => {
  it.each([
    ['lightMoreContrast', 'light'],
    ['darkMoreContrast', 'dark'],
  ] as const)('%s makes every border visible', (more, usual) => {
    for (const border of ['border', 'borderStrong'] as const) {
      expect(contrast(colorSchemes[more][border], colorSchemes[more].surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(colorSchemes[usual][border], colorSchemes[usual].surface)).toBeLessThan(
        contrast(colorSchemes[more][border], colorSchemes[more].surface),
      );
    }
  });
});

describe('the style sheet of the schemes', () => {
  it('defines every variable that the theme and the document use', () => {
    const used = [...JSON.stringify(theme).matchAll(/var\((--[a-zA-Z]+)\)/g)].map(([, name]) => name);
    const colors = Object.keys(colorSchemes.light).map((name) => `--${name}`);
    // Only the document itself uses the page behind a dialog.
    expect(new Set([...used, '--pageBehindDialog'])).toEqual(new Set([...colors, '--contentWidth']));
    for (const name of used) expect(globalStyle).toContain(`${name}:`);
  });

  it('has the dark values for screens only, so that paper is always light', () => {
    const rules = colorSchemeStyle.split('\n').filter((rule) => rule.includes(colorSchemes.dark.surface));
    expect(rules).toHaveLength(2);
    for (const rule of rules) expect(rule).toMatch(/^@media screen/);
  });
});
