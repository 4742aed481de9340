/**
 * Parses an address. `URL.canParse` and `URL.parse` would be shorter, but Safari 16 has neither.
 * @returns null when it is not an address
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
