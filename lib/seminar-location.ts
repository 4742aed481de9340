/**
 * Returns the place of a seminar for a calendar; an empty text when it is not known.
 * @param venue null for an online seminar
 * @param onlineUrl the URL to join online; null when the visitor has not applied
 */
export function calendarLocation(
  venue: { name: string; address: string } | null,
  onlineUrl: string | null,
): string {
  if (venue === null) return onlineUrl ?? 'オンライン';
  return `${venue.name} ${venue.address}`.trim() || (onlineUrl ?? '');
}
