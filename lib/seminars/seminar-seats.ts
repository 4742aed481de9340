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
 * Returns the value for the term 空き: `残り28席` while the seminar accepts applications, `なし` when it is full, `—` when it is
 * closed. `isTermShown` is true for a value that does not explain itself.
 */
export function remainingSeats({ status, capacity, remaining }: Seats): {
  value: string;
  isTermShown?: boolean;
  isUrgent?: boolean;
} {
  if (status === 'full') return { value: 'なし', isTermShown: true };
  if (status !== 'open') return { value: UNKNOWN_TEXT, isTermShown: true };
  if (capacity === null) return { value: '定員なし' };
  if (remaining !== null)
    return { value: remainingText(remaining), isUrgent: remaining <= FEW_SEATS_THRESHOLD };
  if (capacity === 'unknown') return { value: UNKNOWN_TEXT, isTermShown: true };
  return { value: `定員${numberText(capacity)}名` };
}
