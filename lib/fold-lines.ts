const MAX_OCTETS = 75;
const FOLD = '\r\n ';

/** Splits one line after at most {@link MAX_OCTETS} octets, never inside a character. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // The space that starts a continued line counts too.
    if (octets + size > MAX_OCTETS - (lines.length > 0 ? 1 : 0)) {
      lines.push(current);
      current = '';
      octets = 0;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(FOLD);
}

/**
 * Folds the lines of an iCalendar file at 75 octets (RFC 5545, 3.1). The package `ics` folds at 75 characters, which are 225
 * octets in Japanese; its folds are undone first.
 */
export const foldLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
