import { dayText, startOf } from '@/lib/dates';
import { UNKNOWN_TEXT } from '@/lib/labels';
import { numberText } from '@/schemas/number-text';
import { DAY_MS, toTokyoTime } from '@/schemas/time';

/**
 * The status of a seminar as one member sees it: the seminar's status, or the status of their application (spec §3,
 * state map).
 */
export type SeminarDisplayStatus =
  | 'open'
  | 'applied'
  | 'application-cancelled'
  | 'full'
  | 'closed'
  | 'past'
  | 'cancelled';

/**
 * Returns the status that the member sees. A status that this site does not know stays as it is.
 * An application in such a status is shown with it, because the member may not apply again.
 * @param application the member's; undefined when there is none
 */
export function seminarDisplayStatus(status: string, application: { status: string } | undefined): string {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'past') return 'past';
  if (application?.status === 'applied') return 'applied';
  if (application && application.status !== 'cancelled') return application.status;
  // A member who cancelled may apply again while there are seats. Otherwise the seminar's status explains why not.
  if (application?.status === 'cancelled' && status === 'open') return 'application-cancelled';
  return status;
}

/**
 * Returns the fee as text.
 * @param fee in yen including tax; 0 is free, null is unknown
 */
export const feeText = (fee: number | null): string => {
  if (fee === null) return UNKNOWN_TEXT;
  return fee === 0 ? '無料' : `${numberText(fee)}円`;
};

/**
 * Returns the deadline text exactly as spec §9 defines it: one day before the date, at the hour (hours + 18) modulo 24.
 * `2026-06-01` becomes `5月31日(日) 18:00までです。`.
 * @param date YYYY-MM-DD (a day in Tokyo, hour 0), or an instant, whose hour in Tokyo is used
 */
export function deadlineText(date: string): string {
  const instant = startOf(date);
  const hours = toTokyoTime(instant).getUTCHours();
  return `${dayText(new Date(instant - DAY_MS))} ${(hours + 18) % 24}:00までです。`;
}

/**
 * Returns the continuing education units as text.
 * @param units JICPA units; 0 for none, null when unknown
 */
export const cpeText = (units: number | null): string => {
  if (units === null) return UNKNOWN_TEXT;
  return units === 0 ? '対象外' : `${units}単位`;
};

type Venue = { name: string; address: string } | null;

/** Returns the name of the place, as far as it is known. @param venue null for an online seminar */
export const venueNameText = (venue: Venue): string =>
  venue ? venue.name || venue.address || UNKNOWN_TEXT : 'オンライン';

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

interface Seats {
  status: string;
  /** Null for no limit. */
  capacity: number | 'unknown' | null;
  /** Null when unknown. */
  remaining: number | null;
}

/** Up to this number the remaining seats are urgent. */
const FEW_SEATS_THRESHOLD = 5;

const remainingText = (remaining: number) => `残り${numberText(remaining)}席`;

/** Returns the value for the term 定員: `40名`, `40名（残り3席）` while the seminar accepts applications, `なし`, `—`. */
export function seatsText({ status, capacity, remaining }: Seats): string {
  if (capacity === null) return 'なし';
  const left = status === 'open' && remaining !== null ? remainingText(remaining) : '';
  if (capacity === 'unknown') return left || UNKNOWN_TEXT;
  return `${numberText(capacity)}名${left && `（${left}）`}`;
}

/**
 * Returns the value for the term 空き: `残り28席` while the seminar accepts applications, otherwise nothing, because its status says
 * why. `isTermShown` is true for a value that does not explain itself.
 */
export function remainingSeats({ status, capacity, remaining }: Seats): {
  value: string;
  isTermShown?: boolean;
  isUrgent?: boolean;
} {
  if (status !== 'open') return { value: '' };
  if (capacity === null) return { value: '定員なし' };
  if (remaining !== null)
    return { value: remainingText(remaining), isUrgent: remaining <= FEW_SEATS_THRESHOLD };
  if (capacity === 'unknown') return { value: UNKNOWN_TEXT, isTermShown: true };
  return { value: `定員${numberText(capacity)}名` };
}
