/**
 * Returns a number as in Japanese texts: `12,345`, `7.25`, with at most three decimals. `toLocaleString('ja-JP')` returns the
 * same, but its first call blocks the main thread of a phone for about 15 ms while the page is hydrated. The function is not
 * in `lib/`, because schemas use it and import nothing from there.
 */
export const numberText = (value: number): string =>
  String(Math.round(value * 1_000) / 1_000).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
