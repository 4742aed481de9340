import type { SeminarStatus } from '@/schemas/seminar-codes';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationTransitions,
} from './application-transitions';

/**
 * During which states of the seminar each step may be taken (spec §4); which step may follow which is the table that
 * all applications share. The service and the buttons read the same.
 */
const allowedSeminarStatuses: Readonly<Record<ApplicationEvent, readonly SeminarStatus[]>> = {
  apply: ['open'],
  // A seat may be given back until the seminar is over: whoever has been there has been there.
  cancel: ['open', 'full', 'closed'],
  reapply: ['open'],
};

/** The steps that a person may take now, in the order of the table. `null` is "never applied". */
export const allowedSeminarEvents = (
  status: ApplicationStatus | null,
  seminar: SeminarStatus,
): ApplicationEvent[] =>
  applicationEvents.filter(
    (event) =>
      applicationTransitions[event].from === status && allowedSeminarStatuses[event].includes(seminar),
  );

/** `done`: the outcome already holds (a repeat); `unavailable`: not while the seminar stands so; `refused`: may not follow. */
export function checkSeminarTransition(
  status: ApplicationStatus | null,
  event: ApplicationEvent,
  seminar: SeminarStatus,
): 'allowed' | 'unchanged' | 'unavailable' | 'not-allowed' {
  const { from, to } = applicationTransitions[event];
  if (status === to) return 'unchanged';
  if (status !== from) return 'not-allowed';
  return allowedSeminarStatuses[event].includes(seminar) ? 'allowed' : 'unavailable';
}
