import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationTransitions,
} from './application-states';
import type { SeminarStatus } from './seminar-text';

/**
 * During which states of the seminar each step may be taken (spec §4); which step may follow which is the table that
 * all applications share. The service and the buttons read the same.
 */
const allowedWhile: Readonly<Record<ApplicationEvent, readonly SeminarStatus[]>> = {
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
    (event) => applicationTransitions[event].from === status && allowedWhile[event].includes(seminar),
  );

/** `done`: the outcome already holds (a repeat); `unavailable`: not while the seminar stands so; `refused`: may not follow. */
export function judgeSeminarEvent(
  status: ApplicationStatus | null,
  event: ApplicationEvent,
  seminar: SeminarStatus,
): 'go' | 'done' | 'unavailable' | 'refused' {
  const { from, to } = applicationTransitions[event];
  if (status === to) return 'done';
  if (status !== from) return 'refused';
  return allowedWhile[event].includes(seminar) ? 'go' : 'unavailable';
}
