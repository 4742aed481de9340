import { venueNameText } from './seminar-text';

type Venue = { name: string; address: string } | null;

/**
 * Returns the place of a seminar for a calendar; an empty text when it is not known.
 * @param venue null for an online seminar
 * @param onlineUrl the URL to join online; null when the visitor has not applied
 */
export function calendarLocation(venue: Venue, onlineUrl: string | null): string {
  if (venue === null) return onlineUrl ?? 'オンライン';
  return `${venue.name} ${venue.address}`.trim() || (onlineUrl ?? '');
}

/** Returns the place with its address, as far as it is known. @param venue null for an online seminar */
export const venueText = (venue: Venue): string =>
  venue?.name && venue.address ? `${venue.name}（${venue.address}）` : venueNameText(venue);
