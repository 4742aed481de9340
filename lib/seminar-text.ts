import type { ApplicationStatus } from '@/schemas/application-transitions';
import type { SeminarStatus } from '@/schemas/seminar-codes';

/** What one person sees of a seminar: its own status, or where their application stands (spec §3, state map). */
export type SeminarDisplayStatus =
  | 'open'
  | 'applied'
  | 'application-cancelled'
  | 'full'
  | 'closed'
  | 'past'
  | 'cancelled';

/** @param application the person's, undefined when there is none */
export function seminarDisplayStatus(
  status: SeminarStatus,
  application: { status: ApplicationStatus } | undefined,
): SeminarDisplayStatus {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'past') return 'past';
  if (application?.status === 'applied') return 'applied';
  // Who stepped back may come again while there is room; else the seminar's own state says why not.
  if (application?.status === 'cancelled' && status === 'open') return 'application-cancelled';
  return status;
}

const DAY_MS = 24 * 60 * 60_000;

/** A deadline this near is marked 締切間近. */
const CLOSING_SOON_MS = 3 * DAY_MS;

/** @param now ms; the time of the data, so that server and browser agree */
export const isClosingSoon = (seminar: { status: SeminarStatus; deadline: string }, now: number): boolean =>
  seminar.status === 'open' && Date.parse(seminar.deadline) - now < CLOSING_SOON_MS;

/** Few enough seats to say so. */
const FEW_SEATS_THRESHOLD = 5;

/** Beside its term 定員. @returns `40名`, `残り3席` while they can be had, `なし` */
export function seatsText({
  status,
  capacity,
  remaining,
}: {
  status: SeminarStatus;
  capacity: number | null;
  remaining: number | null;
}) {
  if (capacity === null) return 'なし';
  if (status === 'open' && remaining !== null && remaining <= FEW_SEATS_THRESHOLD)
    return `残り${remaining}席`;
  return `${capacity.toLocaleString('ja-JP')}名`;
}

/** @param fee yen including tax; 0 is free */
export const feeText = (fee: number): string => (fee === 0 ? '無料' : `${fee.toLocaleString('ja-JP')}円`);

/** @param units of the JICPA's continuing education; 0 for none */
export const cpeText = (units: number): string => (units === 0 ? '対象外' : `${units}単位`);
