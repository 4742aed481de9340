import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationTransitions,
} from './application-transitions';
import type { SeminarStatus } from './seminar-fields';

/**
 * The seminar statuses in which each event is allowed (spec §4). The order of events is the table that all applications
 * share. The service and the buttons both use this table.
 */
const allowedSeminarStatuses: Readonly<Record<ApplicationEvent, readonly SeminarStatus[]>> = {
  apply: ['open'],
  // A member may cancel also after the deadline. The time limit, the start of the seminar, is not a status.
  cancel: ['open', 'full', 'closed'],
  reapply: ['open'],
};

/**
 * Returns the events that the member may trigger now, in the order of the table. The status `null` means "never
 * applied". The time limit of a cancellation is not a status.
 */
export const allowedSeminarEvents = (status: string | null, seminarStatus: string): ApplicationEvent[] =>
  applicationEvents.filter(
    (event) =>
      applicationTransitions[event].from === status &&
      allowedSeminarStatuses[event].some((allowed) => allowed === seminarStatus),
  );

/**
 * Returns `unchanged` when the application already has the event's status (a repeated request), `not-allowed` when the
 * application's status does not allow the event, and `unavailable` when the seminar's status does not allow it.
 */
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
