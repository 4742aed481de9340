import type { ApplicationStatus } from './application-states';

/**
 * Where a seminar stands for everybody. `open` takes applications, `full` has no seat left, `closed` takes none any
 * more (deadline, or closed by the provider), `past` is over, `cancelled` is called off.
 */
export const seminarStatuses = ['open', 'full', 'closed', 'past', 'cancelled'] as const;
export type SeminarStatus = (typeof seminarStatuses)[number];

/** What one person sees of a seminar: its own status, or where their application stands (spec §3, state map). */
export type SeminarState = 'open' | 'applied' | 'withdrawn' | 'full' | 'closed' | 'past' | 'called-off';

/** @param application the person's, undefined when there is none */
export function seminarState(
  status: SeminarStatus,
  application: { status: ApplicationStatus } | undefined,
): SeminarState {
  if (status === 'cancelled') return 'called-off';
  if (status === 'past') return 'past';
  if (application?.status === 'applied') return 'applied';
  // Who stepped back may come again while there is room; else the seminar's own state says why not.
  if (application?.status === 'cancelled' && status === 'open') return 'withdrawn';
  return status;
}

const DAY_MS = 24 * 60 * 60_000;

/** A deadline this near is marked 締切間近. */
const CLOSING_SOON_MS = 3 * DAY_MS;

/** @param now ms; the time of the data, so that server and browser agree */
export const isClosingSoon = (seminar: { status: SeminarStatus; deadline: string }, now: number): boolean =>
  seminar.status === 'open' && Date.parse(seminar.deadline) - now < CLOSING_SOON_MS;

/** Few enough seats to say so. */
const FEW_SEATS = 5;

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
  if (status === 'open' && remaining !== null && remaining <= FEW_SEATS) return `残り${remaining}席`;
  return `${capacity.toLocaleString('ja-JP')}名`;
}

/** @param fee yen including tax; 0 is free */
export const feeText = (fee: number): string => (fee === 0 ? '無料' : `${fee.toLocaleString('ja-JP')}円`);

/** @param units of the JICPA's continuing education; 0 for none */
export const cpeText = (units: number): string => (units === 0 ? '対象外' : `${units}単位`);
