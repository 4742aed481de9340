/** Returns an id from a URL, or null when the value cannot be an id. */
export function parseId(value: string | string[] | undefined): number | null {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

const MAX_PAGE = 1_000_000;

/** Returns a page number from a query: 1 when it is missing or not a number (spec §5). */
export function parsePage(value: string | string[] | undefined): number {
  const text = (Array.isArray(value) ? value[0] : value) ?? '';
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;
}
