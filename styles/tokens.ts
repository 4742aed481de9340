/**
 * Spec §9 in em of 16 px: 520, 768, 960 and 1280 px. From xs (326 px) up everything has room without a rule of its own.
 * In media queries an em is the text size that the user has set in the browser, so with large text a wide window has the
 * layout of a narrow one, which has room for it.
 */
export const breakpoints = { sm: 32.5, md: 48, lg: 60, xl: 80 } as const;

/** Windows lower than this height, in em as above (480 px), have no room for bars that stick. */
export const SHORT_WINDOW = 30;

/** The 4 px grid. The key is the number of steps. */
export const spacing = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  18: '72px',
} as const;

export const fontFamilies = {
  sans: "'Noto Sans JP', 'Noto Sans CJK JP', -apple-system, 'Hiragino Sans', 'Yu Gothic UI', sans-serif",
  serif: "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP', serif",
} as const;
