/**
 * Returns a number as in Japanese texts: `12,345`, `7.25`, with at most three decimals. It is in this file, because schemas
 * need it and import nothing from `lib/`. `toLocaleString('ja-JP')` does the same, but its first use takes a phone about
 * 15 ms while the page is being hydrated.
 */
export const numberText = (value: number): string =>
  String(Math.round(value * 1_000) / 1_000).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
