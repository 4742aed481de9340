/** Returns an id from a URL, or null when the value cannot be an id. */
export function parseId(value: string | string[] | undefined): number | null {
  const id = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
