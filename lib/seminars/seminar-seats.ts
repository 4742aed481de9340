import { UNKNOWN_TEXT } from '@/lib/vacancies/vacancy-text';
import { numberText } from '@/schemas/number-text';

// The seats are not in seminar-text.ts, so that the top page does not load them.

interface Seats {
  status: string;
  /** Null for no limit. */
  capacity: number | 'unknown' | null;
  /** Null when unknown. */
  remaining: number | null;
}

/** The number of remaining seats is shown up to this number. */
const FEW_SEATS_THRESHOLD = 5;

/** Returns the value for the term 定員: `40名`, `残り3席` while seats are available, `なし`, `—`. */
export function seatsText({ status, capacity, remaining }: Seats) {
  if (capacity === null) return 'なし';
  if (status === 'open' && remaining !== null && remaining <= FEW_SEATS_THRESHOLD)
    return `残り${remaining}席`;
  return capacity === 'unknown' ? UNKNOWN_TEXT : `${numberText(capacity)}名`;
}

/** Returns the seats for a column of figures: `残り28席` while the seminar accepts applications, otherwise `定員40名`. */
export function remainingSeats({ status, capacity, remaining }: Seats): {
  value: string;
  isUrgent?: boolean;
} {
  if (capacity === null) return { value: '定員なし' };
  if (status !== 'open' || remaining === null)
    return { value: capacity === 'unknown' ? UNKNOWN_TEXT : `定員${numberText(capacity)}名` };
  return {
    value: `残り${numberText(remaining)}席`,
    isUrgent: remaining <= FEW_SEATS_THRESHOLD,
  };
}
